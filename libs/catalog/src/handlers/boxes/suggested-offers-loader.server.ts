import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { withUnavailableFallback } from '@vyloha/http-client';
import { listProducts } from '../../api/products.server';
import type { Product } from '../../model/product/product';
import type { ProductBox } from '../../model/product/product-box';
import { parseSuggestedOffersQuery } from '../../model/product/suggested-offers';
import { toProductBoxes } from './to-product-boxes.server';

function toSelectedVariants(products: readonly Product[], variantIds: ReadonlySet<string>) {
  const entries = products.flatMap(({ id, variants }) =>
    variants.filter((variant) => variantIds.has(variant.id)).map((variant): [string, string] => [id, variant.id]),
  );
  return new Map(entries);
}

/**
 * Returns boxes of the products that the search field suggests to the browser, with the shopper's own prices. The
 * suggestions themselves have none: they are the same for all shoppers, and browsers keep them for a while.
 */
export async function suggestedOffersLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<{ products: readonly ProductBox[] }> {
  const { searchParams } = new URL(request.url);
  const { productIds, variantIds } = parseSuggestedOffersQuery(searchParams, limits.dropdownProducts);
  if (productIds.length === 0) return { products: [] };
  async function loadBoxes(): Promise<readonly ProductBox[]> {
    const { isLoggedIn: checkPermissions } = context.shopper;
    const products = listProducts(context.cms, productIds, { isShared: false, checkPermissions });
    const selectedVariants = products.then((found) => toSelectedVariants(found, variantIds));
    return toProductBoxes(context, products, { selectedVariants });
  }
  return { products: await withUnavailableFallback(loadBoxes(), () => []) };
}
