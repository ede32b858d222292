import * as v from 'valibot';
import type { Locale } from './languages';
import { localizedText } from './display-text';

/** A picture of the CMS in one language; `alt` is empty where its editor left it out. */
export function localizedPicture(locale: Locale) {
  return v.pipe(
    v.object({ path: v.string(), alt: v.nullish(localizedText(locale), null) }),
    v.transform(({ path, alt }) => ({ fileKey: path, alt: alt ?? '' })),
  );
}
