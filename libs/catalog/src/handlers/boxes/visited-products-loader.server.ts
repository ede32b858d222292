import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { whenUnavailable } from '@vyloha/contract';
import { listProducts } from '../../api/list-products.server';
import type { ProductBox } from '../../model/product/product-box';
import { visitedIdsOf } from '../../model/product/visited-products';
import { toProductBoxes } from './to-product-boxes.server';

/** Answers a browser's question for what its shopper looked at; what is no longer shown is left out. */
export async function visitedProductsLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ products: readonly ProductBox[] }> {
  const ids = visitedIdsOf(new URL(request.url).searchParams, limits.lastVisited);
  const boxes = toProductBoxes(context, listProducts(context.cms, ids, { isShared: false }));
  return { products: await whenUnavailable(boxes, () => []) };
}
