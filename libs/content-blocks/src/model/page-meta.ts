import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { optionalTranslated } from './translated';

export interface PageMeta {
  title: string | null;
  description: string | null;
  isIndexed: boolean;
}

export function pageMeta(locale: Locale) {
  return v.pipe(
    v.object({
      seo_title: optionalTranslated(locale),
      seo_description: optionalTranslated(locale),
      meta_noindex: v.boolean(),
    }),
    v.transform(({ seo_title, seo_description, meta_noindex }): PageMeta => ({
      title: seo_title,
      description: seo_description,
      isIndexed: !meta_noindex,
    })),
  );
}
