import { graphql } from '@vyloha/cms-client';
import { wordsFragment } from './text-fragments.server';

export const sellingPointsFragment = graphql(
  `
    fragment SellingPoints on Configuration {
      usp_items {
        icon
        link
        title {
          ...Words
        }
      }
    }
  `,
  [wordsFragment],
);
