import type { LoaderFunctionArgs } from '@remix-run/node';
import { isSoldByMetre } from '@vyloha/cart';
import type { Globals } from '@vyloha/session';
import type { Variant } from '../../model/product/product';
import type { CreditsOffer, ProductDetail } from '../../model/product/product-detail';

/** `null` for guests: their pages are cached for all. Products sold by the metre have no price in credits. */
export function toCreditsOffer(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { functions }: Pick<Globals, 'functions'>,
  { credits }: Pick<Variant, 'credits'>,
  { multiplier, canBeBought }: Pick<ProductDetail, 'multiplier' | 'canBeBought'>,
): CreditsOffer | null {
  if (!context.shopper.isLoggedIn || !canBeBought || credits === null || isSoldByMetre(multiplier)) return null;
  if (functions['loyalty_credits'] !== true) return null;
  return { price: credits, isSelected: new URL(request.url).searchParams.get('for_credits') === 'true' };
}
