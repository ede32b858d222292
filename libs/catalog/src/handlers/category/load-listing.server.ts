import type { AppLoadContext } from '@remix-run/node';
import { totalPagesFor } from '@vyloha/links';
import { getListing } from '../../api/get-listing.server';
import type { Listing, ListingScope } from '../../model/listing/listing';
import type { ListingPart } from '../../model/listing/listing-part';
import { loadProductsByIds } from '../boxes/load-products-by-ids.server';
import type { BoxWishes } from '../boxes/to-product-boxes.server';

type FoundPart = ListingPart & Pick<Listing, 'searchedFor'>;

/**
 * A page of a listing as boxes, without anything to choose them by.
 * @throws a 404 answer when the listing is shorter
 */
export async function loadListing(
  context: AppLoadContext,
  scope: ListingScope,
  wishes?: BoxWishes,
): Promise<FoundPart> {
  const { page, perPage } = scope;
  const listing = await getListing(context.cms, { ...scope, facets: false });
  const total = listing?.total ?? 0;
  const totalPages = totalPagesFor(page, { total, perPage });
  const products = await loadProductsByIds(context, listing?.productIds ?? [], wishes);
  return { products, total, page, totalPages, searchedFor: listing?.searchedFor ?? null };
}
