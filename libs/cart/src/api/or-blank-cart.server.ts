import { whenUnavailable } from '@vyloha/contract';
import { blankCart } from '../model/blank-cart';
import type { Cart } from '../model/cart';

/** The cart, or one without goods when the backend does not answer; the client has logged the call. */
export function orBlankCart(loading: Promise<Cart>, currencyCode: string): Promise<Cart> {
  return whenUnavailable(loading, () => blankCart(currencyCode));
}
