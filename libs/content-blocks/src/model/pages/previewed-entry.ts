import { byLocale, type Translated, translatedString } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { isSitemapType, toLocalizedPath } from '../search-engines/sitemap';

/** Where an entry that is not published yet will be seen. */
export interface PreviewedEntry {
  path: Translated;
}

/** `GET /previews/{token}`; entries without a page of their own are seen on the home page. */
export const previewedEntryResponse = v.pipe(
  v.object({ type: v.string(), id: v.string(), slug: v.nullable(translatedString) }),
  v.transform(({ type, slug }): PreviewedEntry => ({
    path:
      slug !== null && isSitemapType(type)
        ? toLocalizedPath(type, { slug, parent: null })
        : byLocale(() => (type === 'faq_question' ? paths.faq() : paths.home())),
  })),
);
