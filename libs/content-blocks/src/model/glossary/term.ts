import {
  byLocale,
  type Locale,
  localizedRichText,
  localizedText,
  optionalLocalizedText,
  pageMeta,
  type PageMeta,
  type Translated,
  translatedString,
} from '@vyloha/contract';
import * as v from 'valibot';
import type { RichTextSource } from '../blocks/block-fields';
import { termLink, type TermLink } from './term-link';

/** A glossary term with its definition, in one locale. */
export interface Term {
  id: string;
  title: string;
  pageTitle: string | null;
  perex: string | null;
  text: RichTextSource;
  /** Categories and virtual categories together. */
  categoryIds: readonly string[];
  productIds: readonly string[];
  terms: readonly TermLink[];
  slugs: Translated;
  meta: PageMeta;
}

const entityIdsField = v.array(
  v.pipe(
    v.object({ _id: v.string() }),
    v.transform(({ _id }) => _id),
  ),
);
const productIdsField = v.array(
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
);

/** `term` of the content system → the term or null, by locale. */
export const termSchemas = byLocale(termResponse);

function termResponse(locale: Locale) {
  const fields = v.object({
    _id: v.string(),
    title: localizedText(locale),
    page_title: optionalLocalizedText(locale),
    perex: optionalLocalizedText(locale),
    description: v.nullish(localizedRichText(locale)),
    categories: entityIdsField,
    virtual_categories: entityIdsField,
    products: productIdsField,
    terms: v.array(termLink(locale)),
    page_meta: v.pipe(
      v.intersect([v.object({ slug: translatedString }), pageMeta(locale)]),
      v.transform(({ slug, ...meta }) => ({ slug, meta })),
    ),
  });
  const term = v.pipe(
    fields,
    v.transform((wire): Term => ({
      id: wire._id,
      title: wire.title,
      pageTitle: wire.page_title,
      perex: wire.perex,
      text: wire.description ?? [],
      categoryIds: [...wire.categories, ...wire.virtual_categories],
      productIds: wire.products,
      terms: wire.terms,
      slugs: wire.page_meta.slug,
      meta: wire.page_meta.meta,
    })),
  );
  return v.pipe(
    v.object({ term: v.array(term) }),
    v.transform(({ term: [found] }) => found ?? null),
  );
}
