import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { createEmptyCart } from '../model/create-empty-cart';
import { type MiniCart, toMiniCart } from '../model/mini-cart';
import { loadCart } from './load-cart.server';

/** The header's cart; empty when the backend is down, so that the page still renders. */
export async function loadMiniCartOrEmpty(context: AppLoadContext): Promise<MiniCart> {
  return toMiniCart(await withUnavailableFallback(loadCart(context), () => createEmptyCart(context.currency.code)));
}
