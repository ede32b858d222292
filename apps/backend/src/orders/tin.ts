import { HttpError } from '../server/http-error';
import type { ShopSettings } from '../shop/shop-settings';
import type { PlaceInput } from './place-input';

const modulus = 11;

/** Checksum of a Czech company number: the first seven digits weighted 8 down to 2, the eighth closes the sum. */
export function isCzechTin(tin: string): boolean {
  if (!/^\d{8}$/.test(tin)) return false;
  const digits = [...tin].map(Number);
  const sum = digits.slice(0, 7).reduce((total, digit, place) => total + digit * (8 - place), 0);
  return (modulus - (sum % modulus)) % 10 === digits[7];
}

/** Only Czech numbers are checked; an empty one is valid. */
export function isTin(tin: string, countryCode: string): boolean {
  return tin === '' || countryCode !== 'CZE' || isCzechTin(tin);
}

/**
 * The shop function `tin_validation`, on unless it is switched off, checks the company number of an order.
 * @throws HttpError 422
 */
export function requireTin(
  { business, billing_address: billing }: Pick<PlaceInput, 'business' | 'billing_address'>,
  { functions }: Pick<ShopSettings, 'functions'>,
): void {
  if (functions['tin_validation'] === false || isTin(business?.TIN ?? '', billing.countryCode)) return;
  throw new HttpError(422, [{ key: 'tinInvalid', field: 'business.TIN' }]);
}
