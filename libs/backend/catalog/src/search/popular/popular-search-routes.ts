import { type Route, calendarDay, dataSchema, defineRoute, queryNumber, wholeNumber } from '@vyloha/backend-kernel';
import { and, desc, eq, getTableColumns, gt, gte, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { maxPopular, popularSearches } from './popular-searches';
import { searchCounter } from './search-counter';
import { searchRecordSchema } from './search-record';
import { searchCount } from './tables';

const popular = defineRoute({
  method: 'GET',
  url: '/store/api/v1/searches/popular',
  readsReplica: true,
  summary:
    'What many shoppers of this language have searched for in the last four weeks and found, the most popular first',
  query: v.object({ limit: queryNumber({ min: 1, max: maxPopular, defaultValue: 8 }) }),
  response: dataSchema(v.array(v.object({ query: v.string() }))),
  maxAgeSeconds: 300,
  handler: async (ctx, { query: { limit } }) => {
    const queries = await popularSearches.of(ctx).list(ctx);
    return { data: queries.slice(0, limit).map((query) => ({ query })) };
  },
});

const report = defineRoute({
  method: 'POST',
  url: '/store/api/v1/searches',
  summary: 'Counts a search whose results somebody sees, by day and language, without anything about who it is',
  access: 'anyone',
  body: v.object({
    query: v.pipe(v.string(), v.maxLength(200)),
    /** Results of all kinds. */
    results: wholeNumber({ min: 0, max: 1_000_000_000 }),
  }),
  response: dataSchema(v.null()),
  handler: async (ctx, { body }) => {
    const { locale, ip, settings } = ctx;
    if (settings.popularSearches.isOn) searchCounter.of(ctx).add({ ...body, locale }, { ip, now: ctx.now() });
    return { data: null };
  },
});

const maxRecords = 5000;

const list = defineRoute({
  method: 'POST',
  url: '/store/api/v1/searches/list',
  summary:
    'What more than one visitor searched for, by day, the most popular first; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({
    since: v.nullish(calendarDay),
    until: v.nullish(calendarDay),
    /** Only those that found nothing. */
    nothingFound: v.optional(v.boolean(), false),
    limit: v.optional(wholeNumber({ min: 1, max: maxRecords }), 100),
  }),
  response: dataSchema(v.array(searchRecordSchema)),
  handler: async ({ db }, { body: { since, until, nothingFound, limit } }) => {
    const visitors = sql<number>`bit_count(${searchCount.visitors}::bit(52))::int`;
    const rows = await db
      .select({ ...getTableColumns(searchCount), visitors })
      .from(searchCount)
      .where(
        and(
          gt(visitors, 1),
          since ? gte(searchCount.day, since) : undefined,
          until ? lte(searchCount.day, until) : undefined,
          nothingFound ? eq(searchCount.results, 0) : undefined,
        ),
      )
      .orderBy(desc(searchCount.day), desc(visitors), desc(searchCount.searches), searchCount.query)
      .limit(limit);
    return { data: v.parse(v.array(searchRecordSchema), rows) };
  },
});

export const popularSearchRoutes: readonly Route[] = [popular, report, list];
