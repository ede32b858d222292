import * as v from 'valibot';
import type { FacetReader } from './facets/facet';
import { facets } from './facets/facets';
import type { Listing } from './load-listing';

export const listingSchema = v.object({
  ...Object.fromEntries(facets.map(({ response: { field, schema } }) => [field, schema])),
  productIds: v.array(v.string()),
  total: v.number(),
  searchedFor: v.nullable(v.string()),
});

/** The listing as it is sent: with titles in the caller's language and amounts in major units. */
export async function describeListing(
  ctx: FacetReader,
  { counts, productIds, total, searchedFor }: Listing,
): Promise<v.InferInput<typeof listingSchema>> {
  const described = facets.map(async ({ response }) => [response.field, await response.describe(ctx, counts)] as const);
  return { ...Object.fromEntries(await Promise.all(described)), productIds, total, searchedFor };
}
