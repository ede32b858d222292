import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Translated } from '../../database/schema/columns';
import { defineRoute, type Route } from '../../server/route';
import { queryNumber } from '../../server/wire-shapes';
import { translatedSchema, withFallback } from '../content-shapes';
import { sitemapSource, sitemapTypes } from './sitemap-sources';

const mostEntries = 1000;
const summarySchema = v.object({
  type: v.picklist(sitemapTypes),
  total: v.number(),
  lastModified: v.nullable(v.string()),
});
const entrySchema = v.object({
  slug: translatedSchema,
  /** Of the category above a child category of articles. */
  parent: v.nullable(translatedSchema),
  lastModified: v.string(),
});

interface SummaryRow extends Record<string, unknown> {
  type: (typeof sitemapTypes)[number];
  total: number;
  updated_at: string | Date | null;
}

interface EntryRow extends Record<string, unknown> {
  slug: Translated;
  parent: Translated | null;
  updated_at: string | Date;
}

const isoOf = (moment: string | Date) => new Date(moment).toISOString();

const overview = defineRoute({
  method: 'GET',
  url: '/cms/sitemap',
  summary: 'How many pages of each kind search engines may list, and when the last of them changed',
  response: v.object({ entities: v.array(summarySchema) }),
  handler: async ({ db, now }) => {
    const kinds = sitemapTypes.map(
      (type) => sql`select ${type}::text as type, count(*)::int as total, max(updated_at) as updated_at
        from (${sitemapSource(type, now())}) pages`,
    );
    const { rows } = await db.execute<SummaryRow>(sql.join(kinds, sql` union all `));
    return {
      entities: rows.map(({ type, total, updated_at }) => ({
        type,
        total,
        lastModified: updated_at === null ? null : isoOf(updated_at),
      })),
    };
  },
});

const entries = defineRoute({
  method: 'GET',
  url: '/cms/sitemap/:type',
  summary: 'Addresses of the pages of one kind, in a fixed order',
  params: v.object({ type: v.picklist(sitemapTypes) }),
  query: v.object({
    skip: queryNumber({ min: 0, max: 999_999_999, absent: 0 }),
    limit: queryNumber({ min: 1, max: mostEntries, absent: mostEntries }),
  }),
  response: v.object({ entities: v.array(entrySchema) }),
  handler: async ({ db, now }, { params, query }) => {
    const { rows } = await db.execute<EntryRow>(sql`
      select slug, parent, updated_at from (${sitemapSource(params.type, now())}) pages
      order by id limit ${query.limit}::int offset ${query.skip}::int`);
    return {
      entities: rows.map(({ slug, parent, updated_at }) => ({
        slug: withFallback(slug),
        parent: parent && withFallback(parent),
        lastModified: isoOf(updated_at),
      })),
    };
  },
});

/** What the storefront tells search engines, a thousand pages at a time. */
export const sitemapRoutes: readonly Route[] = [overview, entries];
