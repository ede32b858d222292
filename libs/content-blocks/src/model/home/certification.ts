import { type Locale, localizedText } from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import * as v from 'valibot';
import { contentImage, type ContentImage } from '../content-image';

/** A certification of the shop. */
export interface Certification {
  id: string;
  title: string;
  to: string | null;
  image: ContentImage | null;
}

export function certification(locale: Locale) {
  return v.pipe(
    v.object({
      _id: v.string(),
      title: localizedText(locale),
      link_url: v.nullish(v.string()),
      image: contentImage(locale),
    }),
    v.transform(({ _id, title, link_url, image }): Certification => ({
      id: _id,
      title,
      to: link_url ? resolveLink(link_url) : null,
      image,
    })),
  );
}
