import { graphql, pictureFragment, translatedFragment } from '@vyloha/cms-client';

const categoryTileFragment = graphql(
  `
    fragment Tile on CatalogueData {
      _id
      title {
        ...TranslatedText
      }
      path {
        ...TranslatedText
      }
      top_category_image {
        ...Picture
      }
    }
  `,
  [translatedFragment, pictureFragment],
);

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
