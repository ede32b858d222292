import { sql } from 'drizzle-orm';
import { type PartlyTranslated, withDefaultTranslations } from '@vyloha/contract';
import * as v from 'valibot';
import { type Route, defineRoute, queryNumber } from '@vyloha/backend-kernel';
import { translatedSchema } from '@vyloha/backend-content';
import { sitemapSource, sitemapTypes } from './sitemap-sources';

const maxEntries = 1000;
/** The sitemap protocol allows no more addresses in a file. */
const maxPerPart = 50_000;
const maxKeyLength = 500;
const summarySchema = v.object({
  type: v.picklist(sitemapTypes),
  total: v.number(),
  lastModified: v.nullable(v.string()),
  /** Keys after which each part of this many pages begins, except the first. */
  starts: v.array(v.string()),
});
const entrySchema = v.object({
  slug: translatedSchema,
  /** Parent of a child category of articles. */
  parent: v.nullable(translatedSchema),
  lastModified: v.string(),
  /** Of a product: currencies in which it has a price, and so a page for search engines. */
  pricedIn: v.nullable(v.array(v.string())),
});

interface SummaryRow extends Record<string, unknown> {
  type: (typeof sitemapTypes)[number];
  total: number;
  updated_at: string | Date | null;
  starts: string[];
}

interface EntryRow extends Record<string, unknown> {
  id: string;
  slug: PartlyTranslated;
  parent: PartlyTranslated | null;
  updated_at: string | Date;
  priced_in: string[] | null;
}

const toIsoString = (date: string | Date) => new Date(date).toISOString();

const overview = defineRoute({
  method: 'GET',
  url: '/cms/sitemap',
  readsReplica: true,
  summary: 'Number of indexable pages of each kind, with their last change and the keys of the parts',
  query: v.object({ perPart: queryNumber({ min: 1, max: maxPerPart, defaultValue: maxPerPart }) }),
  response: v.object({ entities: v.array(summarySchema) }),
  handler: async (ctx, { query: { perPart } }) => {
    const kinds = sitemapTypes.map(
      (type) => sql`select ${type}::text as type, count(*)::int as total, max(updated_at) as updated_at,
        coalesce(array_agg(id order by place) filter (where place % ${perPart}::int = 0), '{}') as starts
        from (select id, updated_at, row_number() over (order by id) as place
          from (${sitemapSource(type, ctx, { ofFew: false })}) pages) numbered`,
    );
    const { rows } = await ctx.db.execute<SummaryRow>(sql.join(kinds, sql` union all `));
    return {
      entities: rows.map(({ type, total, updated_at, starts }) => ({
        type,
        total,
        lastModified: updated_at === null ? null : toIsoString(updated_at),
        starts: starts.slice(0, Math.max(Math.ceil(total / perPart) - 1, 0)),
      })),
    };
  },
});

const entries = defineRoute({
  method: 'GET',
  url: '/cms/sitemap/:type',
  readsReplica: true,
  summary: 'Addresses of the pages of one kind in a fixed order, after a key',
  params: v.object({ type: v.picklist(sitemapTypes) }),
  query: v.object({
    after: v.optional(v.pipe(v.string(), v.maxLength(maxKeyLength)), ''),
    limit: queryNumber({ min: 1, max: maxEntries, defaultValue: maxEntries }),
  }),
  response: v.object({ entities: v.array(entrySchema), next: v.nullable(v.string()) }),
  handler: async (ctx, { params, query: { after, limit } }) => {
    const { rows } = await ctx.db.execute<EntryRow>(sql`
      select id, slug, parent, updated_at, priced_in from (${sitemapSource(params.type, ctx, { ofFew: true })}) pages
      where id > ${after} order by id limit ${limit}::int`);
    return {
      entities: rows.map(({ slug, parent, updated_at, priced_in }) => ({
        slug: withDefaultTranslations(slug),
        parent: parent && withDefaultTranslations(parent),
        lastModified: toIsoString(updated_at),
        pricedIn: priced_in,
      })),
      next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
    };
  },
});

/** Sitemap data for the storefront, a thousand pages at a time. */
export const sitemapRoutes: readonly Route[] = [overview, entries];
