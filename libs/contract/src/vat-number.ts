import * as v from 'valibot';
import { isCzechTin } from './czech-tin';

/** A number for VAT as the register VIES knows it. */
export interface VatNumber {
  /** Code of the member state by VIES: `EL` for Greece, `XI` for Northern Ireland. */
  country: string;
  /** Without the code. */
  number: string;
}

const isDivisible = (digits: string, divisor: bigint) => BigInt(digits) % divisor === 0n;

/** Of groups and of persons without a number of birth: 6, and seven digits weighted 8 down to 2. */
function hasGroupCheckDigit(digits: string): boolean {
  const sum = [...digits.slice(1, 8)].reduce((total, digit, place) => total + Number(digit) * (8 - place), 0);
  const complement = (10 - (sum % 11) + 11) % 11;
  return (8 - complement + 10) % 10 === Number(digits[8]);
}

/** Ten digits are divided by 11; before 1985 some whose remainder was ten ended with 0. */
function isNumberOfBirth(digits: string): boolean {
  return isDivisible(digits, 11n) || (BigInt(digits.slice(0, 9)) % 11n === 10n && digits.endsWith('0'));
}

/** Those of nine digits from before 1954 have no check digit. */
function isCzech(digits: string): boolean {
  if (digits.length === 8) return isCzechTin(digits);
  return digits.length === 10 ? isNumberOfBirth(digits) : !digits.startsWith('6') || hasGroupCheckDigit(digits);
}

/** Structures that the Commission publishes, by the code of the member state. */
const structures: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{8}|\d{8}[A-Z]|[A-Z]\d{7}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^[1-9]\d{9}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

const checks: Readonly<Record<string, (digits: string) => boolean>> = {
  CZ: isCzech,
  SK: (digits) => isDivisible(digits, 11n),
};

/** In capital letters, without spaces and the marks that people put between digits. */
const plain = (text: string) => text.toUpperCase().replaceAll(/[\s\u00A0.,/_-]/g, '');

/** As it is typed, apart from spaces and letter case; the number is not checked. Null for what names no member state. */
function split(text: string): VatNumber | null {
  const [, letters = '', number = ''] = /^([A-Z]{2})(.*)$/.exec(plain(text)) ?? [];
  const country = letters === 'GR' ? 'EL' : letters;
  return Object.hasOwn(structures, country) ? { country, number } : null;
}

/**
 * A number for VAT of a member state of the European Union or of Northern Ireland, however it is written. Whether it was
 * assigned is known to VIES alone.
 * @returns null for one of another country, a number for tax without the code, and a malformed one
 */
export function parseVatNumber(text: string): VatNumber | null {
  const found = split(text);
  if (found === null) return null;
  const { country, number } = found;
  const isRight = structures[country]?.test(number) === true && (checks[country]?.(number) ?? true);
  return isRight ? found : null;
}

/** Whether it can be a number for VAT or for tax: one that begins as that of a member state has its structure. */
export const isVatNumber = (text: string): boolean => split(text) === null || parseVatNumber(text) !== null;

/** As it is shown and passed on: `CZ27074358`. */
export const formatVatNumber = ({ country, number }: VatNumber): string => `${country}${number}`;

/** Whether IČ DPH is one: in Slovakia it is the number for tax with the code, which some leave out. */
export const toSlovakVatNumber = (text: string): string => (/^\d{10}$/.test(plain(text)) ? `SK${plain(text)}` : text);

/**
 * The number for VAT of a business that states both: IČ DPH where there is one, since DIČ is then the number for tax.
 * @returns null where neither is a number for VAT of a member state
 */
export function vatNumberOf({ vatin, vatinSvk }: { vatin: string; vatinSvk: string }): VatNumber | null {
  return parseVatNumber(vatinSvk === '' ? vatin : toSlovakVatNumber(vatinSvk));
}

/** What VIES says of a number: assigned, not assigned, or nothing in time. */
const vatCheckResults = ['valid', 'invalid', 'unavailable'] as const;
export type VatCheckResult = (typeof vatCheckResults)[number];

/** What VIES said about a number, on the wire. */
export const vatNumberState = v.object({
  /** With the code of its member state. */
  number: v.string(),
  result: v.picklist(vatCheckResults),
  askedAt: v.string(),
});

export type VatNumberState = v.InferOutput<typeof vatNumberState>;
