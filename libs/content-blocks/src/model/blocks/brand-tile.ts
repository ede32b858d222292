import { byLocale, displayText, type Locale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { contentImage, type ContentImage } from '../content-image';

/** A brand as a box that links to its products. */
export interface BrandTile {
  id: string;
  title: string;
  to: string;
  image: ContentImage | null;
}

/** Brands on the wire → tiles, one schema for each locale. */
export const brandTilesSchemas = byLocale(brandTiles);

export function brandTile(locale: Locale) {
  return v.pipe(
    v.object({ _id: v.string(), title: displayText, link: v.string(), image: contentImage(locale) }),
    v.transform(({ _id, title, link, image }): BrandTile => ({ id: _id, title, to: paths.category(link), image })),
  );
}

function brandTiles(locale: Locale) {
  return v.pipe(
    v.object({ brand: v.array(brandTile(locale)) }),
    v.transform((found) => found.brand),
  );
}
