import { graphql, translatedFragment, type CmsClient } from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import { type FeaturedList, type FeaturedPlace, featuredListsResponse } from '../model/recommendations/featured-list';

const featuredListsQuery = graphql(
  `
    query FeaturedLists($place: String!, $product: ID, $limit: Int!) {
      featured_list(code: $place, product: $product, limit: $limit) {
        _id
        title {
          ...TranslatedText
        }
        products {
          id
        }
      }
    }
  `,
  [translatedFragment],
);

/** A longer list belongs in a category. */
const limit = 3;

/** Editors' product lists for a placement. Cached for all shoppers. */
export function listFeaturedOrNone(
  cms: CmsClient,
  place: FeaturedPlace,
  productId: string | null,
): Promise<readonly FeaturedList[]> {
  const variables = { place, product: productId, limit };
  const lists = cms.query(featuredListsQuery, variables, {
    schema: featuredListsResponse,
    shared: true,
    optional: true,
  });
  return withUnavailableFallback(lists, () => []);
}
