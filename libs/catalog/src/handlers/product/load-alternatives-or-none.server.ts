import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import type { Product } from '../../model/product/product';
import type { ProductBox } from '../../model/product/product-box';
import { loadProductsByIds } from '../boxes/load-products-by-ids.server';

/** A longer list belongs in a listing. */
const maxAlternatives = 4;

/** Alternatives to a sold-out product. */
export function loadAlternativesOrNone(
  context: AppLoadContext,
  { alternativeIds }: Pick<Product, 'alternativeIds'>,
): Promise<readonly ProductBox[]> {
  return withUnavailableFallback(loadProductsByIds(context, alternativeIds.slice(0, maxAlternatives)), () => []);
}
