import { graphql, pictureFragment } from '@vyloha/cms-client';
import { categoryTileFragment } from './category-tile-fragment.server';

/** Categories and virtual categories by the same list of ids: their ids do not collide. */
export const categoryTilesQuery = graphql(
  `
    query CategoryTiles($ids: [ID!]!) {
      category(_id: $ids, limit: 200) {
        ...Tile
        image {
          ...Picture
        }
      }
      virtual_category(_id: $ids, limit: 200) {
        ...Tile
        image {
          ...Picture
        }
      }
    }
  `,
  [categoryTileFragment, pictureFragment],
);
