import type { AppLoadContext } from '@remix-run/node';
import { totalPagesFor } from '@vyloha/links';
import { getListing } from '../api/get-listing.server';
import type { ListingScope } from '../model/listing';
import type { ListingPart } from '../model/listing-part';
import { loadProductsByIds } from './load-products-by-ids.server';

/**
 * A page of a listing as boxes.
 * @throws a 404 answer when the listing is shorter
 */
export async function loadListing(context: AppLoadContext, scope: ListingScope): Promise<ListingPart> {
  const { page, perPage } = scope;
  const listing = await getListing(context.cms, scope);
  const total = listing?.total ?? 0;
  const totalPages = totalPagesFor(page, { total, perPage });
  return { products: await loadProductsByIds(context, listing?.productIds ?? []), total, page, totalPages };
}
