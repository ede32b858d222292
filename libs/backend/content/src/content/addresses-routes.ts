import { isLocale, withDefaultTranslations } from '@vyloha/contract';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { redirect, urlRewrite } from './tables';
import { type Route, defineRoute, isOneOf, notFound } from '@vyloha/backend-kernel';
import { stripSlashes } from './addresses';
import { translatedSchema } from './content-shapes';
import { findPageAt } from './find-page-at';

const maxPathLength = 2000;
const path = v.pipe(v.string(), v.maxLength(maxPathLength));

/** Stored with a leading and without a trailing slash. */
const withLeadingSlash = (address: string) => `/${stripSlashes(address)}`;

const rewriteRoute = defineRoute({
  method: 'GET',
  url: '/cms/url-rewrite',
  readsReplica: true,
  summary: 'The page at a path that is no route of the storefront, or 404',
  query: v.object({ lang: v.optional(v.string(), ''), path }),
  response: v.object({ type: v.string(), page_meta: v.object({ slug: translatedSchema }) }),
  handler: async (ctx, { query }) => {
    const { db, locale } = ctx;
    const requested = isLocale(query.lang) ? query.lang : locale;
    const [entry] = await db
      .select()
      .from(urlRewrite)
      .where(and(eq(urlRewrite.locale, requested), eq(urlRewrite.path, withLeadingSlash(query.path))));
    const found = entry ?? (await findPageAt({ ...ctx, locale: requested }, query.path));
    if (found === null) throw notFound();
    return { type: found.type, page_meta: { slug: withDefaultTranslations(found.slug) } };
  },
});

const redirectRoute = defineRoute({
  method: 'GET',
  url: '/cms/redirect',
  readsReplica: true,
  summary: 'The redirect of an old path; null when there is none',
  query: v.object({
    route: v.optional(path, ''),
    path: v.optional(path, ''),
    slug: v.optional(path, ''),
    type: v.optional(path, ''),
  }),
  response: v.object({ redirectPath: v.nullable(v.string()) }),
  handler: async ({ db }, { query }) => {
    const requested = [query.path, query.route].filter((address) => address !== '').map(withLeadingSlash);
    const rows = await db.select().from(redirect).where(isOneOf(redirect.fromPath, requested));
    const found = requested.flatMap((from) => rows.find((row) => row.fromPath === from) ?? [])[0];
    const target = found?.toPath ?? null;
    return { redirectPath: target !== null && requested.includes(target) ? null : target };
  },
});

export const addressRoutes: readonly Route[] = [rewriteRoute, redirectRoute];
