import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import type { Product } from '../../model/product/product';
import type { ProductBox } from '../../model/product/product-box';
import { loadProductsByIds } from '../boxes/load-products-by-ids.server';

/** A longer list belongs in a listing. */
const maxAlternatives = 4;

/** As many are asked for. */
const maxCandidates = 12;

/** Alternatives to a sold-out product in the backend's order; what was sold out meanwhile is left out. */
export async function loadAlternativesOrNone(
  context: AppLoadContext,
  { alternativeIds }: Pick<Product, 'alternativeIds'>,
): Promise<readonly ProductBox[]> {
  const candidates = await withUnavailableFallback(
    loadProductsByIds(context, alternativeIds.slice(0, maxCandidates), { checkPermissions: true }),
    () => [],
  );
  return candidates.filter(({ availability }) => availability?.isAvailable).slice(0, maxAlternatives);
}
