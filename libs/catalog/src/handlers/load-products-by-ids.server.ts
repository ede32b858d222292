import type { AppLoadContext } from '@remix-run/node';
import { listProducts } from '../api/list-products.server';
import type { TagPlace } from '../model/product-badge';
import type { ProductBox } from '../model/product-box';
import { toProductBoxes } from './to-product-boxes.server';

/**
 * Goods as boxes, in the order of the ids; what is unknown or hidden is left out.
 * @param place decides which tags are shown: those of listings or those of content pages
 */
export async function loadProductsByIds(
  context: AppLoadContext,
  ids: readonly string[],
  place: TagPlace = 'catalog',
): Promise<ProductBox[]> {
  return ids.length === 0 ? [] : toProductBoxes(context, listProducts(context.cms, ids), place);
}
