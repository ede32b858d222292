import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { createEmptyCart } from '../model/create-empty-cart';
import { type MiniCart, toMiniCart } from '../model/mini-cart';
import { loadCart } from './load-cart.server';

/** The header's cart; without lines and unknown when the backend is down, so that the page still renders. */
export async function loadMiniCartOrEmpty(context: AppLoadContext): Promise<MiniCart> {
  const cart = await withUnavailableFallback(loadCart(context), () => null);
  return cart === null ? { ...toMiniCart(createEmptyCart(context.currency.code)), isUnknown: true } : toMiniCart(cart);
}
