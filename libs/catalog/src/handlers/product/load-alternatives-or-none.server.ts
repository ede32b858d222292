import type { AppLoadContext } from '@remix-run/node';
import { whenUnavailable } from '@vyloha/contract';
import type { Product } from '../../model/product/product';
import type { ProductBox } from '../../model/product/product-box';
import { loadProductsByIds } from '../boxes/load-products-by-ids.server';

/** More would be a listing. */
const mostAlternatives = 4;

/** What to buy instead of goods that are sold out. */
export function loadAlternativesOrNone(
  context: AppLoadContext,
  { alternativeIds }: Pick<Product, 'alternativeIds'>,
): Promise<readonly ProductBox[]> {
  return whenUnavailable(loadProductsByIds(context, alternativeIds.slice(0, mostAlternatives)), () => []);
}
