import * as v from 'valibot';
import { enforceRateLimits } from '../../server/limits/enforce-rate-limits';
import { defineRoute, type Route } from '../../server/routes/route';
import { checkPermissionsFlag } from '../check-permissions';
import { describeListing, listingSchema } from './describe-listing';
import { parseListingRequest } from './listing-request';
import { loadListing } from './load-listing';

const maxScopeLength = 8192;

const state = defineRoute({
  method: 'GET',
  url: '/cms/api/catalog/v2/state',
  summary: 'A page of a listing: ids of its products, filters with counts under the other filters, price range',
  access: 'permissions',
  query: v.object({
    scope: v.optional(v.pipe(v.string(), v.maxLength(maxScopeLength)), 'e30'),
    checkPermissions: checkPermissionsFlag,
  }),
  response: listingSchema,
  handler: async (ctx, { query: { scope, checkPermissions } }) => {
    const request = parseListingRequest(scope);
    if ('query' in request.source) await enforceRateLimits(ctx, 'search');
    const groups = checkPermissions === 'true' ? ctx.groups : [];
    return describeListing(ctx, await loadListing({ ...ctx, groups }, request));
  },
});

export const listingRoutes: readonly Route[] = [state];
