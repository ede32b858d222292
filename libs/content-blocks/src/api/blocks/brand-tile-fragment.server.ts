import { graphql, pictureFragment } from '@vyloha/cms-client';

export const brandTileFragment = graphql(
  `
    fragment BrandTile on Brand {
      _id
      title
      link
      image {
        ...Picture
      }
    }
  `,
  [pictureFragment],
);
