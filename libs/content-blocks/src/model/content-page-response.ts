import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import type { ContactInvitation, ContentPage, PageAnswer } from './content-page';
import { pageLink } from './page-link';
import { pageMeta } from './page-meta';
import { optionalTranslated, translated, translatedRichText } from './translated';

/** The answer to a page's query → the page or null, one schema for each locale. */
export const pageAnswerSchemas = { cs: pageAnswer('cs'), sk: pageAnswer('sk') };

function pageAnswer(locale: Locale) {
  return v.pipe(
    v.object({ page: v.array(contentPage(locale)), pages: v.array(pageLink(locale)) }),
    v.transform(({ page: [page = null], pages }): PageAnswer => ({ page, pages })),
  );
}

function contentPage(locale: Locale) {
  return v.pipe(
    v.object({
      _id: v.string(),
      title: translated(locale),
      content: translatedRichText(locale),
      contact_box: v.nullable(contactBox(locale)),
      page_meta: v.intersect([pageMeta(locale), v.object({ slug: v.object({ cs: v.string(), sk: v.string() }) })]),
    }),
    v.transform(({ _id, title, content, contact_box, page_meta: { slug, ...meta } }): ContentPage => ({
      id: _id,
      title,
      text: content,
      contact: contact_box,
      slugs: slug,
      meta,
    })),
  );
}

function contactBox(locale: Locale) {
  return v.pipe(
    v.object({
      title_frontend: optionalTranslated(locale),
      description: optionalTranslated(locale),
      show_button: v.boolean(),
    }),
    v.transform(({ title_frontend, description, show_button }): ContactInvitation => ({
      title: title_frontend,
      text: description,
      hasButton: show_button,
    })),
  );
}
