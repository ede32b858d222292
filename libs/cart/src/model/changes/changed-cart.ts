import * as v from 'valibot';
import { cartResponse } from '../cart-response';

/** The `data` of a response to a cart change; contains the complete new cart. */
export const changedCartResponse = v.pipe(
  v.object({ cart: cartResponse }),
  v.transform(({ cart }) => cart),
);
