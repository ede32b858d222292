import { type Locale, optionalLocalizedText } from '@vyloha/contract';
import * as v from 'valibot';

/** An image of the content system. */
export interface ContentImage {
  fileKey: string;
  /** Alternative text; '' where the editor left it out. */
  alt: string;
}

export function contentImage(locale: Locale) {
  return v.pipe(
    v.nullish(v.object({ path: v.string(), alt: optionalLocalizedText(locale) }), null),
    v.transform((image): ContentImage | null => (image ? { fileKey: image.path, alt: image.alt ?? '' } : null)),
  );
}
