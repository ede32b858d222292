import { graphql, wordsFragment, type CmsClient } from '@vyloha/cms-client';
import { whenUnavailable } from '@vyloha/contract';
import { type FeaturedList, type FeaturedPlace, featuredListsResponse } from '../model/recommendations/featured-list';

const featuredListsQuery = graphql(
  `
    query FeaturedLists($place: String!, $product: ID, $limit: Int!) {
      featured_list(code: $place, product: $product, limit: $limit) {
        _id
        title {
          ...Words
        }
        products {
          id
        }
      }
    }
  `,
  [wordsFragment],
);

/** More would be a catalogue. */
const limit = 3;

/** Lists of goods that editors made for a place. Shared by all shoppers. */
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
  return whenUnavailable(lists, () => []);
}
