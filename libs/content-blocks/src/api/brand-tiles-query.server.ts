import { graphql } from '@vyloha/cms-client';
import { pictureFragment } from './text-fragments.server';

export const brandTilesQuery = graphql(
  `
    query BrandTiles($ids: [ID!]!) {
      brand(_id: $ids, limit: 200) {
        _id
        title
        link
        image {
          ...Picture
        }
      }
    }
  `,
  [pictureFragment],
);
