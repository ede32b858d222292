import * as v from 'valibot';
import { cartResponse } from './cart-response';

/** The `data` of an answer that changed the cart; the whole new cart is in it. */
export const changedCartResponse = v.pipe(
  v.object({ cart: cartResponse }),
  v.transform(({ cart }) => cart),
);
