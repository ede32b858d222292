import {
  graphql,
  optionalTranslatedFragment,
  pageMetaFragment,
  translatedFragment,
  type CmsClient,
} from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import type { SelectedValues } from '../model/category/category';
import { combinationsResponse, findMatchingCombination, type Combination } from '../model/category/combination';

export const combinationFragment = graphql(
  `
    fragment Combination on CatalogueData {
      title {
        ...TranslatedText
      }
      path {
        ...TranslatedText
      }
      description {
        ...OptionalTranslatedText
      }
      page_meta {
        ...PageMeta
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pageMetaFragment],
);

export const combinationsQuery = graphql(
  `
    query Combinations($parameters: [ID!]!, $values: [ID!]!, $category: ID!) {
      filtered_category(parameters: $parameters, values: $values, category: $category) {
        ...Combination
        parameters {
          entityId
          values
        }
      }
      virtual_category(parameters: $parameters, values: $values, category: $category) {
        ...Combination
        parameters {
          entityId
          values
        }
        sliced_tags
        sliced_categories
        price_range {
          currency_code
        }
      }
    }
  `,
  [combinationFragment],
);

/** The editors' page for the products of a category under these values; products are listed without it too. */
export function getCombinationOrNull(
  cms: CmsClient,
  category: string,
  values: SelectedValues,
): Promise<Combination | null> {
  const variables = { category, parameters: Object.keys(values), values: Object.values(values).flat() };
  const loading = cms.query(combinationsQuery, variables, { schema: combinationsResponse, optional: true });
  return withUnavailableFallback(
    loading.then((combinations) => findMatchingCombination(combinations, values)),
    () => null,
  );
}
