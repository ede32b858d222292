import type { AppLoadContext } from '@remix-run/node';
import { whenUnavailable } from '@vyloha/contract';
import type { ProductBox } from '../model/product-box';
import { loadListing } from './load-listing.server';

/** One row. */
const mostShown = 4;

/** What shoppers buy most, from what all pages share; nothing while the backend does not answer. */
export async function loadBestSellingOrEmpty(context: AppLoadContext): Promise<readonly ProductBox[]> {
  const listing = loadListing(context, { sort: 'MostSoldSort', page: 1, perPage: mostShown });
  return whenUnavailable(
    listing.then(({ products }) => products),
    () => [],
  );
}
