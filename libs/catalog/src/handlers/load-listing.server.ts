import type { AppLoadContext } from '@remix-run/node';
import { getListing } from '../api/get-listing.server';
import { type ListingScope, mostPages, totalPagesOf } from '../model/listing';
import type { ListingPart } from '../model/listing-part';
import { loadProductsByIds } from './load-products-by-ids.server';
import { notFound } from './not-found.server';

/**
 * A page of a listing as boxes.
 * @throws a 404 answer when the listing is shorter
 */
export async function loadListing(context: AppLoadContext, scope: ListingScope): Promise<ListingPart> {
  const { page, perPage } = scope;
  if (page > mostPages) throw notFound();
  const listing = await getListing(context.cms, scope);
  const total = listing?.total ?? 0;
  const totalPages = totalPagesOf(total, perPage);
  if (page > totalPages) throw notFound();
  return { products: await loadProductsByIds(context, listing?.productIds ?? []), total, page, totalPages };
}
