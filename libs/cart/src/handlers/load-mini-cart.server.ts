import type { AppLoadContext } from '@remix-run/node';
import { whenUnavailable } from '@vyloha/contract';
import { blankCart } from '../model/blank-cart';
import { type MiniCart, toMiniCart } from '../model/mini-cart';
import { loadCart } from './load-cart.server';

/** The header's cart; empty when the backend does not answer, since a page is worth more than its count. */
export async function loadMiniCartOrEmpty(context: AppLoadContext): Promise<MiniCart> {
  return toMiniCart(await whenUnavailable(loadCart(context), () => blankCart(context.currency.code)));
}
