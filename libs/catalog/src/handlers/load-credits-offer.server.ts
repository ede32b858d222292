import type { LoaderFunctionArgs } from '@remix-run/node';
import { isSoldByMetre } from '@vyloha/cart';
import { getGlobals } from '@vyloha/session/server';
import type { Variant } from '../model/product';
import type { CreditsOffer, ProductDetail } from '../model/product-detail';

/** Guests see nothing of credits: their pages are the same for all. What is sold by the metre has no price in them. */
export async function loadCreditsOffer(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { credits }: Pick<Variant, 'credits'>,
  { multiplier, canBeBought }: Pick<ProductDetail, 'multiplier' | 'canBeBought'>,
): Promise<CreditsOffer | null> {
  if (!context.shopper.isLoggedIn || !canBeBought || credits === null || isSoldByMetre(multiplier)) return null;
  const { functions } = await getGlobals(context.store);
  if (functions['loyalty_credits'] !== true) return null;
  return { price: credits, isChosen: new URL(request.url).searchParams.get('for_credits') === 'true' };
}
