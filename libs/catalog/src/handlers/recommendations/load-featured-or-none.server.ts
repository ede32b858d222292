import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { listFeaturedOrNone } from '../../api/categories.server';
import { listProducts } from '../../api/products.server';
import type { FeaturedProducts } from '../../model/recommendations/featured-products';
import type { FeaturedPlace } from '../../model/recommendations/featured-list';
import { isOffered } from '../../model/product/product';
import { toProductBoxes } from '../boxes/to-product-boxes.server';

/** Two rows on a wide screen. */
const maxPerList = 8;

async function loadBoxes(context: AppLoadContext, ids: readonly string[]) {
  const products = await listProducts(context.cms, ids);
  return toProductBoxes(context, Promise.resolve(products.filter(isOffered)));
}

/**
 * Editors' products for a placement, those of all lists by one call; products that cannot be bought are left out, and
 * so are empty lists. None while the content system does not respond.
 * @param productId id of the product page, whose product is left out
 */
export async function loadFeaturedOrNone(
  context: AppLoadContext,
  place: FeaturedPlace,
  productId: string | null = null,
): Promise<readonly FeaturedProducts[]> {
  const lists = await listFeaturedOrNone(context.cms, place, productId);
  const ids = new Set(lists.flatMap(({ productIds }) => productIds).filter((id) => id !== productId));
  const boxes = await withUnavailableFallback(loadBoxes(context, [...ids]), () => []);
  const boxesById = new Map(boxes.filter(({ id }) => ids.has(id)).map((box) => [box.id, box]));
  return lists.flatMap(({ id, title, productIds }) => {
    const products = productIds.flatMap((product) => boxesById.get(product) ?? []).slice(0, maxPerList);
    return products.length === 0 ? [] : { id, title: title[context.locale], products };
  });
}
