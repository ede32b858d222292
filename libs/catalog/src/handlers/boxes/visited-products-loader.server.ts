import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { withUnavailableFallback } from '@vyloha/http-client';
import { listProducts } from '../../api/products.server';
import type { ProductBox } from '../../model/product/product-box';
import { parseVisitedIds } from '../../model/product/visited-products';
import { toProductBoxes } from './to-product-boxes.server';

/** Returns the products that the browser's shopper visited; hidden ones are left out. */
export async function visitedProductsLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ products: readonly ProductBox[] }> {
  const ids = parseVisitedIds(new URL(request.url).searchParams, limits.lastVisited);
  const boxes = toProductBoxes(context, listProducts(context.cms, ids, { isShared: false }));
  return { products: await withUnavailableFallback(boxes, () => []) };
}
