import { graphql, pictureFragment, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { brandListSchemas, type BrandList } from '../../model/blocks/brand-list';
import { brandTilesSchemas, type BrandTile } from '../../model/blocks/brand-tile';

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

/** Brands by id, in one call; unknown ids are left out, none without a response. Shared by all shoppers. */
export async function listBrandTilesOrNone(
  cms: CmsClient,
  locale: Locale,
  ids: readonly string[],
): Promise<readonly BrandTile[]> {
  if (ids.length === 0) return [];
  const tiles = cms.query(
    brandTilesQuery,
    { ids: [...ids] },
    { schema: brandTilesSchemas[locale], shared: true, optional: true },
  );
  return withUnavailableFallback(tiles, () => []);
}

export const brandListQuery = graphql(
  `
    query BrandList($skip: Int!, $limit: Int!) {
      brand(skip: $skip, limit: $limit, sort: WEIGHT_DESC) {
        ...BrandTile
      }
      brand_total
    }
  `,
  [brandTileFragment],
);

/** A page of brands by offset and limit, by descending weight; shared by all shoppers. */
export function listBrands(
  cms: CmsClient,
  locale: Locale,
  pagination: { skip: number; limit: number },
): Promise<BrandList> {
  return cms.query(brandListQuery, pagination, { schema: brandListSchemas[locale], shared: true });
}
