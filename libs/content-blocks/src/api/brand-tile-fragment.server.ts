import { graphql } from '@vyloha/cms-client';
import { pictureFragment } from './text-fragments.server';

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
