import { byLocale, type Locale, localizedString, localizedText, optionalLocalizedText } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';

/** Link to a glossary term. */
export interface TermLink {
  id: string;
  title: string;
  /** Short definition, in a sentence. */
  perex: string | null;
  to: string;
}

export function termLink(locale: Locale) {
  return v.pipe(
    v.object({
      _id: v.string(),
      title: localizedText(locale),
      perex: optionalLocalizedText(locale),
      page_meta: v.object({ slug: localizedString(locale) }),
    }),
    v.transform(({ _id, title, perex, page_meta }): TermLink => ({
      id: _id,
      title,
      perex,
      to: paths.term(page_meta.slug),
    })),
  );
}

/** `term` of the content system → glossary terms, one schema for each locale. */
export const glossarySchemas = byLocale(glossary);

function glossary(locale: Locale) {
  return v.pipe(
    v.object({ term: v.array(termLink(locale)) }),
    v.transform(({ term }) => term),
  );
}
