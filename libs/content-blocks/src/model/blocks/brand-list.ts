import { byLocale, type Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { brandTile, type BrandTile } from './brand-tile';

/** A page of the brand list. */
export interface BrandList {
  brands: readonly BrandTile[];
  /** Total over all pages. */
  total: number;
}

/** `brand` and `brand_total` of the content system → a list, one schema for each locale. */
export const brandListSchemas = byLocale(brandList);

function brandList(locale: Locale) {
  return v.pipe(
    v.object({ brand: v.array(brandTile(locale)), brand_total: v.number() }),
    v.transform(({ brand, brand_total }): BrandList => ({ brands: brand, total: brand_total })),
  );
}
