import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getCartTexts } from '../api/cart.server';
import { type CartTexts, toCartTexts } from '../model/cart-texts';

/** What editors write about orders; none of it while the content system is down. */
export async function loadCartTextsOrNone({ cms, locale }: AppLoadContext): Promise<CartTexts> {
  return toCartTexts(await withUnavailableFallback(getCartTexts(cms), () => null), locale);
}
