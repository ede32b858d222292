import { byLocale, type Locale, localizedString, localizedText } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { contentImage, type ContentImage } from '../content-image';

/** A category as a box that links to it. */
export interface CategoryTile {
  id: string;
  title: string;
  to: string;
  image: ContentImage | null;
}

/** Categories and virtual categories on the wire → tiles, one schema for each locale. */
export const categoryTilesSchemas = byLocale(categoryTiles);

function categoryTiles(locale: Locale) {
  const category = v.pipe(
    v.object({
      _id: v.string(),
      title: localizedText(locale),
      path: localizedString(locale),
      image: contentImage(locale),
      top_category_image: contentImage(locale),
    }),
    v.transform(({ _id, title, path, image, top_category_image }): CategoryTile => ({
      id: _id,
      title,
      to: paths.category(path),
      image: top_category_image ?? image,
    })),
  );
  return v.pipe(
    v.object({ category: v.array(category), virtual_category: v.array(category) }),
    v.transform((found) => [...found.category, ...found.virtual_category]),
  );
}
