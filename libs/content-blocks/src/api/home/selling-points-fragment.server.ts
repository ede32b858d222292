import { graphql, translatedFragment } from '@vyloha/cms-client';

export const sellingPointsFragment = graphql(
  `
    fragment SellingPoints on Configuration {
      usp_items {
        icon
        link
        title {
          ...TranslatedText
        }
      }
    }
  `,
  [translatedFragment],
);
