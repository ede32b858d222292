import type { PricedCart } from '../cart/price-cart';
import { HttpError } from '../server/http-error';
import type { PlaceInput } from './place-input';

/** Products for adults are ordered by whoever declares to be one, however the order arrives. */
export function requireAge({ minAge }: Pick<PricedCart, 'minAge'>, input: Pick<PlaceInput, 'age_confirmed'>): void {
  if (minAge === null || input.age_confirmed) return;
  const values = { age: minAge };
  throw new HttpError(422, [{ key: 'ageNotConfirmed', values, field: 'age_confirmed', code: 'age_not_confirmed' }]);
}
