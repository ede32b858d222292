import { graphql, translatedFragment } from '@vyloha/cms-client';
import { topCategoryPlaceFragment, topLinkFragment } from './top-link-fragment.server';

export const topCategoriesQuery = graphql(
  `
    query TopCategories {
      configuration_top_categories {
        items {
          title {
            ...TranslatedText
          }
          top_category_item_type
          image {
            path
          }
          virtual_categories {
            ...TopCategoryPlace
          }
          store_categories {
            ...TopCategoryPlace
          }
          custom_links {
            ...TopLink
          }
          top_category_links {
            ...TopLink
          }
        }
      }
    }
  `,
  [translatedFragment, topCategoryPlaceFragment, topLinkFragment],
);
