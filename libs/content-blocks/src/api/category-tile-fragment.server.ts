import { graphql, pictureFragment, wordsFragment } from '@vyloha/cms-client';

export const categoryTileFragment = graphql(
  `
    fragment Tile on CatalogueData {
      _id
      title {
        ...Words
      }
      path {
        ...Words
      }
      top_category_image {
        ...Picture
      }
    }
  `,
  [wordsFragment, pictureFragment],
);
