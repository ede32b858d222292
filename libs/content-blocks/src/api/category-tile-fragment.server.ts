import { graphql } from '@vyloha/cms-client';
import { pictureFragment, wordsFragment } from './text-fragments.server';

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
