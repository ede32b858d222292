import type { AppLoadContext } from '@remix-run/node';
import { listProducts } from '../../api/products.server';
import type { ProductBox } from '../../model/product/product-box';
import { type BoxOptions, toProductBoxes } from './to-product-boxes.server';

export interface ProductsByIdsOptions extends BoxOptions {
  /** Whether products visible to this shopper only are included. */
  checkPermissions?: boolean;
  /** Whether boxes of what cannot be bought link to its alternatives. */
  withAlternatives?: boolean;
}

/** Product boxes in the order of the ids; unknown and hidden products are left out. */
export async function loadProductsByIds(
  context: AppLoadContext,
  ids: readonly string[],
  { checkPermissions = false, withAlternatives = false, ...options }: ProductsByIdsOptions = {},
): Promise<ProductBox[]> {
  if (ids.length === 0) return [];
  return toProductBoxes(context, listProducts(context.cms, ids, { checkPermissions, withAlternatives }), options);
}
