import type { AppLoadContext } from '@remix-run/node';
import { isCartEmpty, isOrderable, removedLinesMessage } from '@vyloha/cart';
import { loadValidCart, type ValidCart } from '@vyloha/cart/server';
import { delays } from '@vyloha/config';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { getGlobals } from '@vyloha/session/server';
import { pathWithoutCart } from './checkout-cookie.server';

/**
 * The cart to order, without lines of products no longer sold.
 * @throws a redirect to the cart of a shopper with nothing to order, with a message where that is because of such lines,
 * and of one whose cart cannot be ordered as it is: its page says why
 */
export async function requireCart(context: AppLoadContext): Promise<ValidCart> {
  const loaded = await loadValidCart(context);
  const isEmpty = isCartEmpty(loaded.cart);
  const { orderMinimumValueMinor } = await getGlobals(context.store);
  if (!isEmpty && isOrderable(loaded.cart, orderMinimumValueMinor)) return loaded;
  if (loaded.hasRemovedLines) {
    const text = removedLinesMessage(loaded.removedNames, context.t);
    context.session.flash({ kind: 'danger', text, duration: delays.invalidCartNotice });
  }
  throw seeOther(isEmpty ? pathWithoutCart(context) : paths.cart());
}
