import type { AppLoadContext } from '@remix-run/node';
import type { Product } from '../../model/product/product';
import type { TagPlace } from '../../model/product/product-badge';
import type { ProductBox } from '../../model/product/product-box';
import { shareEqualParts } from '../../model/product/share-equal-parts';
import { loadSurroundings } from '../product/load-surroundings.server';
import { toProductBox } from './to-product-box.server';

/** How boxes are shown where that is not as in every listing. */
export interface BoxWishes {
  /** Decides which tags are shown: those of listings or those of content pages. */
  place?: TagPlace;
  /** Product to the variant that somebody chose, where it is not the product's own. */
  chosen?: Promise<ReadonlyMap<string, string>>;
}

/** Goods as boxes once they come; what surrounds them is asked for at the same time. */
export async function toProductBoxes(
  context: AppLoadContext,
  asked: Promise<readonly Product[]>,
  { place = 'catalog', chosen }: BoxWishes = {},
): Promise<ProductBox[]> {
  const [products, surroundings, variants] = await Promise.all([asked, loadSurroundings(context), chosen]);
  const toBox = (product: Product) => toProductBox(product, surroundings, place, variants?.get(product.id));
  return shareEqualParts(products.map(toBox));
}
