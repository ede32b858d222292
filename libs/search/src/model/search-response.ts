import { byLocale, mapTranslated, type Translated, translatedField, translatedString } from '@vyloha/contract';
import { menuLinkHref, paths } from '@vyloha/links';
import * as v from 'valibot';
import type { ContentKind } from './result-kinds';

/** A result other than a product, with the terms in its title. */
export interface FoundItem {
  id: string;
  title: Translated;
  /** Its complete path in each language. */
  path: Translated;
  /** Its perex, if requested and present. */
  perex?: Translated | null;
}

/** Results of one kind, as far as requested. */
export interface FoundItems<Thing> {
  entities: readonly Thing[];
  /** Of all pages together. */
  total: number;
}

/** Product id to the id of the variant whose code or EAN equals the query. */
export type NamedVariants = ReadonlyMap<string, string>;

/** Results besides products. */
export interface FoundContent extends Readonly<Record<ContentKind, FoundItems<FoundItem>>> {
  namedVariants: NamedVariants;
}

const textOrEmpty = v.fallback(v.string(), '');
const optionallyTranslated = translatedField(textOrEmpty);

/** Response field of one kind. */
export function toKindSchema<Schema extends v.GenericSchema<unknown, unknown>>(entity: Schema) {
  return v.object({ entities: v.array(entity), total: v.number() });
}

const category = v.pipe(
  v.object({ _id: v.string(), title: translatedString, path: translatedString }),
  v.transform(({ _id, title, path }): FoundItem => ({
    id: _id,
    title,
    path: mapTranslated(path, (text) => paths.category(text)),
  })),
);

const article = v.pipe(
  v.object({
    _id: v.string(),
    title: translatedString,
    perex: v.nullish(optionallyTranslated, null),
    page_meta: v.object({ slug: translatedString }),
  }),
  v.transform(({ _id, title, perex, page_meta: { slug } }): FoundItem => {
    return { id: _id, title, perex, path: mapTranslated(slug, (text) => paths.article(text)) };
  }),
);

const question = v.pipe(
  v.object({ _id: v.string(), title: translatedString }),
  v.transform(({ _id, title }): FoundItem => ({ id: _id, title, path: byLocale(() => paths.faq(_id)) })),
);

const optionalString = v.nullish(v.string());

const menuItem = v.pipe(
  v.object({
    id: v.string(),
    title: translatedString,
    link: v.object({
      link_type: optionalString,
      target: optionalString,
      path: optionalString,
      urlRewrite: v.nullish(translatedString),
    }),
  }),
  v.transform(({ id, title, link }): FoundItem => {
    const path = byLocale((locale) => menuLinkHref(link, locale) ?? '');
    return { id, title, path };
  }),
);

const namedVariants = v.pipe(
  v.array(v.object({ productId: v.string(), variantId: v.string() })),
  v.transform((named): NamedVariants => new Map(named.map(({ productId, variantId }) => [productId, variantId]))),
);

const noItems = { entities: [], total: 0 };

/** Response fields of all kinds but products. */
export const contentFields = {
  // Other backends need not know brands.
  brands: v.optional(toKindSchema(menuItem), noItems),
  categories: toKindSchema(category),
  virtualCategories: toKindSchema(category),
  articles: toKindSchema(article),
  questions: toKindSchema(question),
  menuItems: toKindSchema(menuItem),
  namedVariants: v.optional(namedVariants, []),
};

/** One page of each kind, as the content system returns them. */
export interface FoundContentPage extends FoundContent {
  virtualCategories: FoundItems<FoundItem>;
}

/** Merges both kinds of categories: virtual ones follow the last of the ordinary ones. */
export function withCategories({ virtualCategories, ...content }: FoundContentPage, limit: number): FoundContent {
  const { categories } = content;
  const entities = [...categories.entities, ...virtualCategories.entities].slice(0, limit);
  return { ...content, categories: { entities, total: categories.total + virtualCategories.total } };
}
