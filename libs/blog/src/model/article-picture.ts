import { type Locale, localizedText } from '@vyloha/contract';
import * as v from 'valibot';

/** An image of the content system. */
export interface ArticlePicture {
  fileKey: string;
  /** Alternative text; '' where the editor left it out. */
  alt: string;
}

export function articlePicture(locale: Locale) {
  return v.pipe(
    v.nullish(v.object({ path: v.string(), alt: v.nullish(localizedText(locale), null) }), null),
    v.transform((image): ArticlePicture | null => image && { fileKey: image.path, alt: image.alt ?? '' }),
  );
}
