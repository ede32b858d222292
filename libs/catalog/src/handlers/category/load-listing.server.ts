import type { AppLoadContext } from '@remix-run/node';
import { totalPagesFor } from '@vyloha/links/server';
import { getListing } from '../../api/products.server';
import type { Listing, ListingScope } from '../../model/listing/listing';
import type { ListingPage } from '../../model/listing/listing-page';
import { loadProductsByIds, type ProductsByIdsOptions } from '../boxes/load-products-by-ids.server';

type FoundListingPage = ListingPage & Pick<Listing, 'searchedFor'>;

/**
 * A page of a listing as boxes, without filters.
 * @throws a 404 response past the end
 */
export async function loadListing(
  context: AppLoadContext,
  scope: Omit<ListingScope, 'withTax'>,
  options: ProductsByIdsOptions = {},
): Promise<FoundListingPage> {
  const { page, perPage } = scope;
  const wireScope = { ...scope, withTax: context.shopper.displayVat, facets: false };
  const listing = await getListing(context.cms, wireScope, options.checkPermissions);
  const total = listing?.total ?? 0;
  const totalPages = totalPagesFor(page, { total, perPage });
  const { productIds = [], variantIds: listedVariants = new Map() } = listing ?? {};
  const products = await loadProductsByIds(context, productIds, { ...options, listedVariants });
  return { products, total, page, totalPages, searchedFor: listing?.searchedFor ?? null };
}
