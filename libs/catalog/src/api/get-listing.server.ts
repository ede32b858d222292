import type { CmsClient } from '@vyloha/cms-client';
import { encodeScope, type Listing, listingResponse, type ListingScope } from '../model/listing/listing';

/**
 * One page of a listing; `null` when its category is unknown.
 * @param checkPermissions whether the category is visible to this shopper only
 */
export async function getListing(
  cms: CmsClient,
  scope: ListingScope,
  checkPermissions = false,
): Promise<Listing | null> {
  // Queries and filtered listings rarely repeat: caching them would only evict shared entries.
  const shared = scope.query === undefined && scope.filters === undefined;
  return cms.rest({
    path: '/api/catalog/v2/state',
    query: { scope: encodeScope(scope) },
    schema: listingResponse,
    ...(checkPermissions ? { checkPermissions } : { shared }),
  });
}
