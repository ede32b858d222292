import { graphql } from '@vyloha/cms-client';
import { combinationFragment } from './combination-fragment.server';

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
