import { type Locale, localizedText, optionalLocalizedText } from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import * as v from 'valibot';
import { contentImage, type ContentImage } from '../content-image';

/** Welcome section of the home page. */
export interface EntryHeader {
  title: string;
  text: string | null;
  image: ContentImage | null;
  button: { text: string; to: string } | null;
}

export function entryHeader(locale: Locale) {
  return v.pipe(
    v.object({
      title: localizedText(locale),
      text: optionalLocalizedText(locale),
      image: contentImage(locale),
      button_text: optionalLocalizedText(locale),
      button_link: v.nullish(v.string()),
    }),
    v.transform(({ title, text, image, button_text, button_link }): EntryHeader => ({
      title,
      text,
      image,
      button: button_text !== null && button_link ? { text: button_text, to: resolveLink(button_link) } : null,
    })),
  );
}
