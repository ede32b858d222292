import type { AppLoadContext } from '@remix-run/node';
import type { Product } from '../model/product';
import type { TagPlace } from '../model/product-badge';
import type { ProductBox } from '../model/product-box';
import { shareEqualParts } from '../model/share-equal-parts';
import { loadSurroundings } from './load-surroundings.server';
import { toProductBox } from './to-product-box.server';

/**
 * Goods as boxes once they come; what surrounds them is asked for at the same time.
 * @param place decides which tags are shown: those of listings or those of content pages
 */
export async function toProductBoxes(
  context: AppLoadContext,
  asked: Promise<readonly Product[]>,
  place: TagPlace = 'catalog',
): Promise<ProductBox[]> {
  const [products, surroundings] = await Promise.all([asked, loadSurroundings(context)]);
  return shareEqualParts(products.map((product) => toProductBox(product, surroundings, place)));
}
