import { type Locale, localizedString, localizedText, optionalLocalizedText } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';

/** Link to a page. */
export interface PageLink {
  id: string;
  title: string;
  /** Description of the page, in a sentence or two. */
  description: string | null;
  to: string;
}

export function pageLink(locale: Locale) {
  return v.pipe(
    v.object({
      _id: v.string(),
      title: localizedText(locale),
      page_meta: v.object({ slug: localizedString(locale), seo_description: optionalLocalizedText(locale) }),
    }),
    v.transform(({ _id, title, page_meta }): PageLink => ({
      id: _id,
      title,
      description: page_meta.seo_description,
      to: paths.page(page_meta.slug),
    })),
  );
}
