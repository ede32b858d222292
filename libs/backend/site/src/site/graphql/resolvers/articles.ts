import { and, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { contentEntry } from '@vyloha/backend-content/tables';
import { isOnSite, loadEntries } from '@vyloha/backend-content';
import { contentSort, parseArguments, slice, text, texts } from '../arguments';
import { countEntries, entryQuery, toOrderBy, hasReferenceTo } from '../entry-queries';
import type { FieldResolvers, GraphqlContext } from '../graphql-context';
import { referenceResolver, referencesResolver } from '../references';

const maxLimit = 200;
const filterArguments = { category: text, tag: text, author: text, site: text };
const countArguments = v.object(filterArguments);
const articleArguments = v.object({
  ...filterArguments,
  slug: text,
  _id: texts,
  sort: contentSort,
  ...slice(maxLimit),
});
const categoryArguments = v.object({ slug: text, _id: texts, site: text, ...slice(maxLimit) });
const authorArguments = v.object({
  slug: text,
  _id: texts,
  site: text,
  article: text,
  sort: contentSort,
  ...slice(maxLimit),
});

/** In the category itself, or in one of its subcategories. */
function isInCategory(id: string): SQL | undefined {
  const children = sql`(select c.id from ${contentEntry} c where c.type = 'article_category'
    and c.data ->> 'master_category' = ${id})`;
  return or(hasReferenceTo('category', id), sql`${contentEntry.data} ->> 'category' in ${children}`);
}

function matchesFilters({ category, tag, author, site }: v.InferOutput<typeof countArguments>): SQL | undefined {
  return and(
    category === null ? undefined : isInCategory(category),
    tag === null ? undefined : hasReferenceTo('tags', tag),
    author === null ? undefined : hasReferenceTo('author', author),
    site === null ? undefined : isOnSite(site),
  );
}

function listArticles(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { slug, _id, sort, skip, limit, ...filters } = parseArguments(articleArguments, args);
  const where = matchesFilters(filters);
  const entrySearch = { slug: slug ?? undefined, ids: _id ?? undefined, enabled: true, where };
  return loadEntries(ctx, 'article', { ...entrySearch, orderBy: toOrderBy(sort, ctx), skip, limit });
}

function listCategories(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { slug, _id, site, skip, limit } = parseArguments(categoryArguments, args);
  const where = site === null ? undefined : isOnSite(site);
  const entrySearch = { slug: slug ?? undefined, ids: _id ?? undefined, enabled: true, where };
  return loadEntries(ctx, 'article_category', { ...entrySearch, skip, limit });
}

function listAuthors(_root: unknown, args: unknown, ctx: GraphqlContext) {
  const { slug, _id, site, article, sort, skip, limit } = parseArguments(authorArguments, args);
  const isAuthorOfArticle = sql`exists (select from ${contentEntry} a where a.type = 'article' and a.id = ${article}
    and a.data ->> 'author' = ${contentEntry.id})`;
  const where = and(site === null ? undefined : isOnSite(site), article === null ? undefined : isAuthorOfArticle);
  const entrySearch = { slug: slug ?? undefined, ids: _id ?? undefined, enabled: true, where };
  return loadEntries(ctx, 'author', { ...entrySearch, orderBy: toOrderBy(sort, ctx), skip, limit });
}

/** Magazine resolvers. */
export const articleResolvers = {
  Query: {
    article: listArticles,
    article_total: (_root: unknown, args: unknown, ctx: GraphqlContext) =>
      countEntries(ctx, 'article', matchesFilters(parseArguments(countArguments, args))),
    article_category: listCategories,
    article_tag: entryQuery({ type: 'article_tag', maxLimit }),
    author: listAuthors,
  },
  Article: {
    author: referenceResolver('author', ({ loaders }) => loaders.entry('author')),
    category: referenceResolver('category', ({ loaders }) => loaders.entry('article_category')),
    tags: referencesResolver('tags', ({ loaders }) => loaders.entry('article_tag')),
  } satisfies FieldResolvers<Record<string, unknown>>,
  ArticleCategory: {
    master_category: referenceResolver('master_category', ({ loaders }) => loaders.entry('article_category')),
  } satisfies FieldResolvers<Record<string, unknown>>,
};
