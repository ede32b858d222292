import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { brandListSchemas, type BrandList } from '../../model/blocks/brand-list';
import { brandTileFragment } from './brand-tile-fragment.server';

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
