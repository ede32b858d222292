import { graphql, translatedFragment } from '@vyloha/cms-client';

export const topCategoryPlaceFragment = graphql(
  `
    fragment TopCategoryPlace on CatalogueData {
      title {
        ...TranslatedText
      }
      path {
        ...TranslatedText
      }
      top_category_image {
        path
      }
    }
  `,
  [translatedFragment],
);

export const topLinkFragment = graphql(
  `
    fragment TopLink on TopCategoryLink {
      title {
        ...TranslatedText
      }
      link_type
      category {
        ...TopCategoryPlace
      }
      virtual_category {
        ...TopCategoryPlace
      }
      custom_link
    }
  `,
  [translatedFragment, topCategoryPlaceFragment],
);
