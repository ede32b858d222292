import { graphql, pictureFragment, translatedFragment } from '@vyloha/cms-client';

export const categoryTileFragment = graphql(
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
