import { and, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { contentEntry } from '../../../database/schema';
import { loadEntries, publishedBy } from '../../entries';
import { contentSort, parseArguments, slice, text, texts } from '../arguments';
import { countEntries, entryQuery, onSite, orderOf, pointsAt } from '../entry-queries';
import type { FieldResolvers, GraphqlContext } from '../graphql-context';
import { reference, references } from '../references';

const most = 200;
const filterArguments = { category: text, tag: text, author: text, site: text };
const countArguments = v.object(filterArguments);
const articleArguments = v.object({ ...filterArguments, slug: text, _id: texts, sort: contentSort, ...slice(most) });
const categoryArguments = v.object({ slug: text, _id: texts, site: text, ...slice(most) });
const authorArguments = v.object({
  slug: text,
  _id: texts,
  site: text,
  article: text,
  sort: contentSort,
  ...slice(most),
});

/** In the category itself, or in one that belongs to it. */
function inCategory(id: string): SQL | undefined {
  const children = sql`(select c.id from ${contentEntry} c where c.type = 'article_category'
    and c.data ->> 'master_category' = ${id})`;
  return or(pointsAt('category', id), sql`${contentEntry.data} ->> 'category' in ${children}`);
}

/** Published ones under the given filters. */
function matching(
  { now }: GraphqlContext,
  { category, tag, author, site }: v.InferOutput<typeof countArguments>,
): SQL | undefined {
  return and(
    publishedBy(now()),
    category === null ? undefined : inCategory(category),
    tag === null ? undefined : pointsAt('tags', tag),
    author === null ? undefined : pointsAt('author', author),
    site === null ? undefined : onSite(site),
  );
}

function listArticles(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { slug, _id, sort, skip, limit, ...filters } = parseArguments(articleArguments, args);
  const where = matching(ctx, filters);
  const found = { slug: slug ?? undefined, ids: _id ?? undefined, enabled: true, where };
  return loadEntries(ctx, 'article', { ...found, orderBy: orderOf(sort, ctx), skip, limit });
}

function listCategories(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { slug, _id, site, skip, limit } = parseArguments(categoryArguments, args);
  const where = site === null ? undefined : onSite(site);
  const found = { slug: slug ?? undefined, ids: _id ?? undefined, enabled: true, where };
  return loadEntries(ctx, 'article_category', { ...found, skip, limit });
}

function listAuthors(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { slug, _id, site, article, sort, skip, limit } = parseArguments(authorArguments, args);
  const ofArticle = sql`exists (select from ${contentEntry} a where a.type = 'article' and a.id = ${article}
    and a.data ->> 'author' = ${contentEntry.id})`;
  const where = and(site === null ? undefined : onSite(site), article === null ? undefined : ofArticle);
  const found = { slug: slug ?? undefined, ids: _id ?? undefined, enabled: true, where };
  return loadEntries(ctx, 'author', { ...found, orderBy: orderOf(sort, ctx), skip, limit });
}

/** The magazine. */
export const articleResolvers = {
  Query: {
    article: listArticles,
    article_total: (_root: unknown, args: unknown, ctx: GraphqlContext) =>
      countEntries(ctx, 'article', matching(ctx, parseArguments(countArguments, args))),
    article_category: listCategories,
    article_tag: entryQuery({ type: 'article_tag', most }),
    author: listAuthors,
  },
  Article: {
    author: reference('author', ({ loaders }) => loaders.entry('author')),
    category: reference('category', ({ loaders }) => loaders.entry('article_category')),
    tags: references('tags', ({ loaders }) => loaders.entry('article_tag')),
  } satisfies FieldResolvers<Record<string, unknown>>,
  ArticleCategory: {
    master_category: reference('master_category', ({ loaders }) => loaders.entry('article_category')),
  } satisfies FieldResolvers<Record<string, unknown>>,
};
