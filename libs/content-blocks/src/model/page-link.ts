import type { Locale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { optionalTranslated, translated } from './translated';

/** A page as other pages speak of it. */
export interface PageLink {
  id: string;
  title: string;
  /** What the page is about, in a sentence or two. */
  description: string | null;
  to: string;
}

export function pageLink(locale: Locale) {
  return v.pipe(
    v.object({
      _id: v.string(),
      title: translated(locale),
      page_meta: v.object({ slug: translated(locale), seo_description: optionalTranslated(locale) }),
    }),
    v.transform(({ _id, title, page_meta }): PageLink => ({
      id: _id,
      title,
      description: page_meta.seo_description,
      to: paths.page(page_meta.slug),
    })),
  );
}
