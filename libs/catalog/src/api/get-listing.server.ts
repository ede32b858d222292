import type { CmsClient } from '@vyloha/cms-client';
import { BackendUnavailable } from '@vyloha/http-client';
import {
  encodeScope,
  isSpecifiedSort,
  type Listing,
  listingResponse,
  type ListingScope,
} from '../model/listing/listing';

const badRequest = 400;

/**
 * One page of a listing; `null` when its category is unknown. A backend that does not know one of our own orders lists
 * in the default one.
 * @param checkPermissions whether the category is visible to this shopper only
 */
export async function getListing(
  cms: CmsClient,
  scope: ListingScope,
  checkPermissions = false,
): Promise<Listing | null> {
  // Queries and filtered listings rarely repeat: caching them would only evict shared entries.
  const shared = scope.query === undefined && scope.filters === undefined;
  const read = (readScope: ListingScope) =>
    cms.rest({
      path: '/api/catalog/v2/state',
      query: { scope: encodeScope(readScope) },
      schema: listingResponse,
      ...(checkPermissions ? { checkPermissions } : { shared }),
    });
  if (isSpecifiedSort(scope.sort)) return read(scope);
  return read(scope).catch((error: unknown) => {
    if (!(error instanceof BackendUnavailable) || error.status !== badRequest) throw error;
    return read({ ...scope, sort: 'DefaultSort' });
  });
}
