import { graphql } from '@vyloha/cms-client';
import { brandTileFragment } from './brand-tile-fragment.server';

export const brandTilesQuery = graphql(
  `
    query BrandTiles($ids: [ID!]!) {
      brand(_id: $ids, limit: 200) {
        ...BrandTile
      }
    }
  `,
  [brandTileFragment],
);
