import type { AppLoadContext } from '@remix-run/node';
import { orBlankCart } from '../api/or-blank-cart.server';
import { type MiniCart, toMiniCart } from '../model/mini-cart';
import { loadCart } from './load-cart.server';

/** The header's cart; empty when the backend does not answer, since a page is worth more than its count. */
export async function loadMiniCartOrEmpty(context: AppLoadContext): Promise<MiniCart> {
  return toMiniCart(await orBlankCart(loadCart(context), context.currency.code));
}
