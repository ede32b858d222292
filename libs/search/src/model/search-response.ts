import type { Translated } from '@vyloha/contract';
import { menuLinkAddress, paths } from '@vyloha/links';
import * as v from 'valibot';

/** Something other than goods that has the words in its title. */
export interface Found {
  id: string;
  title: Translated;
  /** Its whole address in each language. */
  path: Translated;
}

/** A kind of things that was found, as far as it was asked for. */
export interface FoundKind<Thing> {
  entities: readonly Thing[];
  /** How much there is in all. */
  total: number;
}

/** What is found besides goods. */
export interface FoundContent {
  categories: FoundKind<Found>;
  articles: FoundKind<Found>;
  questions: FoundKind<Found>;
  menuItems: FoundKind<Found>;
}

const translated = v.object({ cs: v.string(), sk: v.string() });

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
  v.object({ _id: v.string(), title: translated, page_meta: v.object({ slug: translated }) }),
  v.transform(({ _id, title, page_meta: { slug } }): Found => ({ id: _id, title, path: inBoth(slug, paths.article) })),
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

/** The fields for everything but goods. */
export const contentFields = {
  categories: kindOf(category),
  virtualCategories: kindOf(category),
  articles: kindOf(article),
  questions: kindOf(question),
  menuItems: kindOf(menuItem),
};

interface WireContent extends FoundContent {
  virtualCategories: FoundKind<Found>;
}

/** Both kinds of categories are one to a shopper; menus say what the rest does not. */
export function toContent({
  categories,
  virtualCategories,
  articles,
  questions,
  menuItems,
}: WireContent): FoundContent {
  const all = {
    entities: [...categories.entities, ...virtualCategories.entities],
    total: categories.total + virtualCategories.total,
  };
  const known = new Set([...all.entities, ...articles.entities].map(({ path }) => path.cs));
  const entities = menuItems.entities.filter(({ path }) => path.cs !== '' && !known.has(path.cs));
  const total = menuItems.total - (menuItems.entities.length - entities.length);
  return { categories: all, articles, questions, menuItems: { entities, total } };
}

/** `GET /search` without its goods. */
export const searchResponse = v.pipe(
  v.object(contentFields),
  v.transform((content) => toContent(content)),
);
