import { HttpError, isTin } from '@vyloha/backend-kernel';
import type { ShopSettings } from '@vyloha/backend-shop';
import type { PlaceInput } from './place-input';

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
