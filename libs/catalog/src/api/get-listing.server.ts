import type { CmsClient } from '@vyloha/cms-client';
import { encodeScope, type Listing, listingResponse, type ListingScope } from '../model/listing';

/** One part of a listing; `null` when its category is unknown. */
export async function getListing(cms: CmsClient, scope: ListingScope): Promise<Listing | null> {
  return cms.rest({
    path: '/api/catalog/v2/state',
    query: { scope: encodeScope(scope) },
    schema: listingResponse,
    // Every query and every choice is another one: they would only push out what others ask for too.
    shared: scope.query === undefined && scope.filters === undefined,
  });
}
