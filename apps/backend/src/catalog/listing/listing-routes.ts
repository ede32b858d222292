import * as v from 'valibot';
import { limitSearches } from '../../search/limit-searches';
import { defineRoute, type Route } from '../../server/route';
import { describeListing, listingSchema } from './describe-facets';
import { parseListingRequest } from './listing-request';
import { loadListing } from './load-listing';

const longestScope = 8192;

const state = defineRoute({
  method: 'GET',
  url: '/cms/api/catalog/v2/state',
  summary: 'A page of a listing: ids of its products, filters with counts under the other filters, price range',
  query: v.object({ scope: v.optional(v.pipe(v.string(), v.maxLength(longestScope)), 'e30') }),
  response: listingSchema,
  handler: async (ctx, { query }) => {
    const request = parseListingRequest(query.scope);
    if ('query' in request.source) await limitSearches(ctx);
    return describeListing(ctx, await loadListing(ctx, request));
  },
});

export const listingRoutes: readonly Route[] = [state];
