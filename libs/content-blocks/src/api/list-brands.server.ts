import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { brandListSchemas, brandsPerPage, type BrandList } from '../model/brand-list';
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

/** A page of brands from one of its entries on, the weightiest first; shared by all shoppers. */
export function listBrands(cms: CmsClient, locale: Locale, skip: number): Promise<BrandList> {
  return cms.query(brandListQuery, { skip, limit: brandsPerPage }, { schema: brandListSchemas[locale], shared: true });
}
