import * as v from 'valibot';
import { type Route, defineRoute, enforceRateLimits } from '@vyloha/backend-kernel';
import { searchRateLimits } from '../../search/limits';
import { waysFound } from '../../search/resolve-query';
import { checkPermissionsFlag } from '../check-permissions';
import type { FacetReader } from './facets/facet';
import { facets } from './facets/facets';
import { parseListingRequest } from './listing-request';
import { loadListing, type Listing } from './load-listing';

const listingSchema = v.object({
  ...Object.fromEntries(facets.map(({ response: { field, schema } }) => [field, schema])),
  productIds: v.array(v.string()),
  variantIds: v.record(v.string(), v.string()),
  total: v.number(),
  searchedFor: v.nullable(v.string()),
  foundBy: v.nullable(v.picklist(waysFound)),
});

/** The listing as it is sent: with titles in the caller's language and amounts in major units. */
async function describeListing(
  ctx: FacetReader,
  { counts, ...page }: Listing,
): Promise<v.InferInput<typeof listingSchema>> {
  const described = facets.map(async ({ response }) => [response.field, await response.describe(ctx, counts)] as const);
  return { ...Object.fromEntries(await Promise.all(described)), ...page };
}

const maxScopeLength = 8192;

const state = defineRoute({
  method: 'GET',
  url: '/cms/api/catalog/v2/state',
  readsReplica: true,
  summary: 'A page of a listing: ids of products, filters with counts, price range',
  access: 'permissions',
  query: v.object({
    scope: v.optional(v.pipe(v.string(), v.maxLength(maxScopeLength)), 'e30'),
    checkPermissions: checkPermissionsFlag,
  }),
  response: listingSchema,
  handler: async (ctx, { query: { scope, checkPermissions } }) => {
    const request = parseListingRequest(scope);
    if ('query' in request.source) await enforceRateLimits(ctx, searchRateLimits.search);
    const groups = checkPermissions === 'true' ? ctx.groups : [];
    return describeListing(ctx, await loadListing({ ...ctx, groups }, request));
  },
});

export const listingRoutes: readonly Route[] = [state];
