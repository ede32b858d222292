import type { PricedCart } from '@vyloha/backend-cart';
import { HttpError } from '@vyloha/backend-kernel';
import type { ShopSettings } from '@vyloha/backend-shop';
import type { PlaceInput } from './place-input';
import { requireTin } from './require-tin';

/** Products for adults are ordered by whoever declares to be one, however the order arrives. */
function requireAge({ minAge }: Pick<PricedCart, 'minAge'>, input: Pick<PlaceInput, 'age_confirmed'>): void {
  if (minAge === null || input.age_confirmed) return;
  const values = { age: minAge };
  throw new HttpError(422, [{ key: 'ageNotConfirmed', values, field: 'age_confirmed', code: 'age_not_confirmed' }]);
}

/** @throws HttpError 422 where the business number is none of the country's, or an age is not declared */
export function requireBuyer(input: PlaceInput, settings: ShopSettings, priced: Pick<PricedCart, 'minAge'>): void {
  requireTin(input, settings);
  requireAge(priced, input);
}
