import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import type { Product } from '../../model/product/product';
import type { ProductBox } from '../../model/product/product-box';
import { loadProductsByIds } from '../boxes/load-products-by-ids.server';

/** A longer list belongs in a listing. */
const maxAlternatives = 4;

/** Of those that editors chose, as many are asked for. */
const maxCandidates = 12;

/** Alternatives to a sold-out product, in the editors' order; only those that can be bought. */
export async function loadAlternativesOrNone(
  context: AppLoadContext,
  { alternativeIds }: Pick<Product, 'alternativeIds'>,
): Promise<readonly ProductBox[]> {
  const candidates = await withUnavailableFallback(
    loadProductsByIds(context, alternativeIds.slice(0, maxCandidates)),
    () => [],
  );
  return candidates.filter(({ availability }) => availability?.isAvailable).slice(0, maxAlternatives);
}
