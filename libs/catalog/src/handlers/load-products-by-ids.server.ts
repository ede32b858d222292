import type { AppLoadContext } from '@remix-run/node';
import { listProducts } from '../api/list-products.server';
import type { TagPlace } from '../model/product-badge';
import type { ProductBox } from '../model/product-box';
import { shareEqualParts } from '../model/share-equal-parts';
import { loadSurroundings } from './load-surroundings.server';
import { toProductBox } from './to-product-box.server';

/**
 * Goods as boxes, in the order of the ids; what is unknown or hidden is left out.
 * @param place decides which tags are shown: those of listings or those of content pages
 */
export async function loadProductsByIds(
  context: AppLoadContext,
  ids: readonly string[],
  place: TagPlace = 'catalog',
): Promise<ProductBox[]> {
  if (ids.length === 0) return [];
  const [products, surroundings] = await Promise.all([listProducts(context.cms, ids), loadSurroundings(context)]);
  return shareEqualParts(products.map((product) => toProductBox(product, surroundings, place)));
}
