// @ts-check
import { addresses, towns } from './demo-addresses.mjs';

/** @typedef {import('./demo-addresses.mjs').DemoAddress} DemoAddress */
/** @typedef {'street' | 'number' | 'city' | 'zip' | 'country'} AddressPart */
/** @typedef {{ success: false } | { success: true, data: { valid: boolean, invalid: AddressPart[], withWarning: AddressPart[] } }} Validation */

const maxSuggestions = 6;

/** A tester types this postcode to see what the shop says when the service fails. */
const failingZip = '00000';

/** Without diacritics, case and surplus spaces. @param {string} text */
const fold = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** @param {string} text */
const digitsOf = (text) => text.replaceAll(/\s/g, '');

/** @param {DemoAddress} address @param {string} part @param {string} typed */
function startsWith(address, part, typed) {
  if (part === 'zip') return digitsOf(address.zip).startsWith(digitsOf(typed));
  if (part === 'city') return fold(address.city).startsWith(fold(typed));
  return fold(`${address.street} ${address.number}`).startsWith(fold(typed));
}

/**
 * Addresses for what is typed into one field while the others may be filled: those of the town first.
 * @param {URLSearchParams} query `part`, `typed`, `city` and `country`
 * @returns {DemoAddress[]}
 */
export function suggest(query) {
  const [part, typed, city, country] = ['part', 'typed', 'city', 'country'].map((name) => query.get(name) ?? '');
  const isElsewhere = (/** @type {DemoAddress} */ address) => Number(fold(address.city) !== fold(city ?? ''));
  return addresses
    .filter((address) => country === '' || address.country === country)
    .filter((address) => startsWith(address, part ?? '', typed ?? ''))
    .sort((one, other) => isElsewhere(one) - isElsewhere(other))
    .slice(0, maxSuggestions);
}

/** A number may stand behind the street. @param {string} street @param {string} number */
function splitStreet(street, number) {
  const [, name, behind] = /^(.*\D)\s+(\d\S*)$/.exec(street.trim()) ?? [];
  return number === '' && name !== undefined ? { street: name, number: behind ?? '' } : { street, number };
}

/**
 * A postcode of another town is wrong; an unknown number of a known street may be. What is not in the table is right.
 * @param {URLSearchParams} query a part of an address each
 * @returns {Validation}
 */
export function validate(query) {
  const [typedStreet, typedNumber, city, zip, country] = ['street', 'number', 'city', 'zip', 'country'].map(
    (name) => query.get(name) ?? '',
  );
  if (digitsOf(zip ?? '') === failingZip) return { success: false };
  const { street, number } = splitStreet(typedStreet ?? '', typedNumber ?? '');
  const town = towns.find((known) => fold(known.city) === fold(city ?? '') && known.country === country);
  const numbers = (town?.streets ?? []).filter(([name]) => fold(name) === fold(street)).flatMap(([, known]) => known);
  /** @type {AddressPart[]} */
  const invalid = town !== undefined && !digitsOf(zip ?? '').startsWith(town.zipPrefix) ? ['zip'] : [];
  /** @type {AddressPart[]} */
  const withWarning =
    numbers.length > 0 && !numbers.some((known) => known.split('/').includes(number) || known === number)
      ? ['number']
      : [];
  return { success: true, data: { valid: invalid.length + withWarning.length === 0, invalid, withWarning } };
}
