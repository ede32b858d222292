import type { AppLoadContext } from '@remix-run/node';
import { type Cart, isCartEmpty } from '@vyloha/cart';
import { loadValidCart } from '@vyloha/cart/server';
import { delays } from '@vyloha/config';
import { seeOther } from '@vyloha/links/server';
import { pathWithoutCart } from './checkout-cookie.server';

/**
 * The cart to order, without lines of products no longer sold.
 * @throws a redirect of a shopper with nothing to order, with a message where that is because of such lines
 */
export async function requireCart(context: AppLoadContext): Promise<{ cart: Cart; hasRemovedLines: boolean }> {
  const loaded = await loadValidCart(context);
  if (!isCartEmpty(loaded.cart)) return loaded;
  if (loaded.hasRemovedLines) {
    const text = context.t('cart:remove.invalid');
    context.session.flash({ kind: 'danger', text, duration: delays.invalidCartNotice });
  }
  throw seeOther(pathWithoutCart(context));
}
