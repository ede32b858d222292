import { graphql, wordsFragment } from '@vyloha/cms-client';

export const topCategoryPlaceFragment = graphql(
  `
    fragment TopCategoryPlace on CatalogueData {
      title {
        ...Words
      }
      path {
        ...Words
      }
      top_category_image {
        path
      }
    }
  `,
  [wordsFragment],
);

export const topLinkFragment = graphql(
  `
    fragment TopLink on TopCategoryLink {
      title {
        ...Words
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
  [wordsFragment, topCategoryPlaceFragment],
);
