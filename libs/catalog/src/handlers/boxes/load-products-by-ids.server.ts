import type { AppLoadContext } from '@remix-run/node';
import { listProducts } from '../../api/list-products.server';
import type { ProductBox } from '../../model/product/product-box';
import { type BoxWishes, toProductBoxes } from './to-product-boxes.server';

/** Goods as boxes, in the order of the ids; what is unknown or hidden is left out. */
export async function loadProductsByIds(
  context: AppLoadContext,
  ids: readonly string[],
  wishes?: BoxWishes,
): Promise<ProductBox[]> {
  return ids.length === 0 ? [] : toProductBoxes(context, listProducts(context.cms, ids), wishes);
}
