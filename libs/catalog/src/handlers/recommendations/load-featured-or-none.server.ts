import type { AppLoadContext } from '@remix-run/node';
import { whenUnavailable } from '@vyloha/contract';
import { listFeaturedOrNone } from '../../api/list-featured-or-none.server';
import { listProducts } from '../../api/list-products.server';
import type { FeaturedGoods } from '../../model/recommendations/featured-goods';
import type { FeaturedPlace } from '../../model/recommendations/featured-list';
import { isOffered } from '../../model/product/product';
import { toProductBoxes } from '../boxes/to-product-boxes.server';

/** Two rows on a wide screen. */
const perList = 8;

async function loadBoxes(context: AppLoadContext, ids: readonly string[]) {
  const products = await listProducts(context.cms, ids);
  return toProductBoxes(context, Promise.resolve(products.filter(isOffered)));
}

/**
 * Goods that editors chose for a place, those of all lists by one call; what cannot be bought is left out, and a list
 * that has nothing else with it. None while the content system does not answer.
 * @param productId of a page of goods, which does not show them once more
 */
export async function loadFeaturedOrNone(
  context: AppLoadContext,
  place: FeaturedPlace,
  productId: string | null = null,
): Promise<readonly FeaturedGoods[]> {
  const lists = await listFeaturedOrNone(context.cms, place, productId);
  const ids = new Set(lists.flatMap(({ productIds }) => productIds).filter((id) => id !== productId));
  const boxes = await whenUnavailable(loadBoxes(context, [...ids]), () => []);
  const known = new Map(boxes.filter(({ id }) => ids.has(id)).map((box) => [box.id, box]));
  return lists.flatMap(({ id, title, productIds }) => {
    const products = productIds.flatMap((product) => known.get(product) ?? []).slice(0, perList);
    return products.length === 0 ? [] : { id, title: title[context.locale], products };
  });
}
