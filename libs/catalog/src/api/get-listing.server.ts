import type { CmsClient } from '@vyloha/cms-client';
import { encodeScope, type Listing, listingResponse, type ListingScope } from '../model/listing/listing';

/**
 * One part of a listing; `null` when its category is unknown.
 * @param checkPermissions whether the category is one that the shopper alone may see
 */
export async function getListing(
  cms: CmsClient,
  scope: ListingScope,
  checkPermissions = false,
): Promise<Listing | null> {
  // Every query and every choice is another one: they would only push out what others ask for too.
  const shared = scope.query === undefined && scope.filters === undefined;
  return cms.rest({
    path: '/api/catalog/v2/state',
    query: { scope: encodeScope(scope) },
    schema: listingResponse,
    ...(checkPermissions ? { checkPermissions } : { shared }),
  });
}
