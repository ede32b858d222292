import {
  byLocale,
  type Locale,
  localizedRichText,
  localizedText,
  optionalLocalizedText,
  pageMeta,
  translatedString,
} from '@vyloha/contract';
import * as v from 'valibot';
import { contactImage } from './contact-image';
import type { ContactBoxData, ContentPage, ContentPageResponse } from './content-page';
import { pageLink } from './page-link';

/** Response to the query of a page → the page or null, one schema for each locale. */
export const contentPageResponseSchemas = byLocale(contentPageResponse);

function contentPageResponse(locale: Locale) {
  return v.pipe(
    v.object({
      page: v.array(contentPage(locale)),
      pages: v.array(pageLink(locale)),
      configuration: contactImage(locale),
    }),
    v.transform(({ page: [page = null], pages, configuration }): ContentPageResponse => ({
      page: page && { ...page, contact: page.contact && { ...page.contact, image: configuration } },
      pages,
    })),
  );
}

function contentPage(locale: Locale) {
  return v.pipe(
    v.object({
      _id: v.string(),
      title: localizedText(locale),
      content: localizedRichText(locale),
      contact_box: v.nullable(contactBox(locale)),
      page_meta: v.intersect([pageMeta(locale), v.object({ slug: translatedString })]),
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
      title_frontend: optionalLocalizedText(locale),
      description: optionalLocalizedText(locale),
      show_button: v.boolean(),
    }),
    v.transform(({ title_frontend, description, show_button }): ContactBoxData => ({
      title: title_frontend,
      text: description,
      hasButton: show_button,
      image: null,
    })),
  );
}
