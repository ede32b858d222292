import type { Translated } from '@vyloha/contract';
import { menuLinkAddress, paths } from '@vyloha/links';
import * as v from 'valibot';
import type { ContentKind } from './result-kinds';

/** Something other than goods that has the words in its title. */
export interface Found {
  id: string;
  title: Translated;
  /** Its whole address in each language. */
  path: Translated;
  /** What it is about, where that was asked for and it says so. */
  perex?: Translated | null;
}

/** A kind of things that was found, as far as it was asked for. */
export interface FoundKind<Thing> {
  entities: readonly Thing[];
  /** How much there is in all. */
  total: number;
}

/** Product to the variant of which the whole query is a code or the EAN. */
export type NamedVariants = ReadonlyMap<string, string>;

/** What is found besides goods. */
export interface FoundContent extends Readonly<Record<ContentKind, FoundKind<Found>>> {
  namedVariants: NamedVariants;
}

const translated = v.object({ cs: v.string(), sk: v.string() });
const wordOrNothing = v.fallback(v.string(), '');
const optionallyTranslated = v.object({ cs: wordOrNothing, sk: wordOrNothing });

const inBoth = ({ cs, sk }: Translated, pathOf: (text: string) => string): Translated => ({
  cs: pathOf(cs),
  sk: pathOf(sk),
});

/** The answer's field for one kind. */
export function kindOf<Schema extends v.GenericSchema<unknown, unknown>>(entity: Schema) {
  return v.object({ entities: v.array(entity), total: v.number() });
}

const category = v.pipe(
  v.object({ _id: v.string(), title: translated, path: translated }),
  v.transform(({ _id, title, path }): Found => ({ id: _id, title, path: inBoth(path, paths.category) })),
);

const article = v.pipe(
  v.object({
    _id: v.string(),
    title: translated,
    perex: v.nullish(optionallyTranslated, null),
    page_meta: v.object({ slug: translated }),
  }),
  v.transform(({ _id, title, perex, page_meta: { slug } }): Found => {
    return { id: _id, title, perex, path: inBoth(slug, paths.article) };
  }),
);

const question = v.pipe(
  v.object({ _id: v.string(), title: translated }),
  v.transform(({ _id, title }): Found => ({ id: _id, title, path: { cs: paths.faq(_id), sk: paths.faq(_id) } })),
);

const optionalText = v.nullish(v.string());

const menuItem = v.pipe(
  v.object({
    id: v.string(),
    title: translated,
    link: v.object({
      link_type: optionalText,
      target: optionalText,
      path: optionalText,
      urlRewrite: v.nullish(translated),
    }),
  }),
  v.transform(({ id, title, link }): Found => {
    const path = { cs: menuLinkAddress(link, 'cs') ?? '', sk: menuLinkAddress(link, 'sk') ?? '' };
    return { id, title, path };
  }),
);

const namedVariants = v.pipe(
  v.array(v.object({ productId: v.string(), variantId: v.string() })),
  v.transform((named): NamedVariants => new Map(named.map(({ productId, variantId }) => [productId, variantId]))),
);

/** The fields for everything but goods. */
export const contentFields = {
  categories: kindOf(category),
  virtualCategories: kindOf(category),
  articles: kindOf(article),
  questions: kindOf(question),
  menuItems: kindOf(menuItem),
  namedVariants: v.optional(namedVariants, []),
};

/** One part of each kind, as the content system tells them apart. */
export interface ContentPart extends FoundContent {
  virtualCategories: FoundKind<Found>;
}

/** Both kinds of categories are one to a shopper: what is chosen by a rule follows where the tree's own end. */
export function withCategories({ virtualCategories, ...content }: ContentPart, limit: number): FoundContent {
  const { categories } = content;
  const entities = [...categories.entities, ...virtualCategories.entities].slice(0, limit);
  return { ...content, categories: { entities, total: categories.total + virtualCategories.total } };
}

/** `GET /search` without its goods. */
export const searchResponse = v.object(contentFields);
