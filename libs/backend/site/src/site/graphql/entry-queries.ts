import { count, and, desc, eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { contentEntry } from '@vyloha/backend-content/tables';
import { isVisibleEntry, loadEntries } from '@vyloha/backend-content';
import { contentSort, type ContentSort, flag, parseArguments, slice, text, texts } from './arguments';
import type { GraphqlContext, QueryResolver } from './graphql-context';

const data = contentEntry.data;
const published = sql`${data} ->> 'date_published'`;

export function toOrderBy(sort: ContentSort, ctx: Pick<GraphqlContext, 'locale'>): SQL[] {
  const title = sql`${data} -> 'title' ->> ${ctx.locale}`;
  const orders: Record<ContentSort, SQL> = {
    WEIGHT_ASC: sql`${contentEntry.weight} asc`,
    WEIGHT_DESC: desc(contentEntry.weight),
    TITLE_ASC: title,
    DATE_PUBLISHED_ASC: sql`${published} asc nulls last`,
    DATE_PUBLISHED_DESC: sql`${published} desc nulls last`,
  };
  return [orders[sort]];
}

/** The field holds the id itself, or a list containing it. */
export function hasReferenceTo(field: string, id: string): SQL {
  return sql`(${data} -> ${field}) ? ${id}`;
}

const entryArguments = (maxLimit: number) =>
  v.object({ slug: text, code: text, _id: texts, enabled: flag, sort: contentSort, ...slice(maxLimit) });

export interface EntryQuery {
  type: string;
  maxLimit: number;
  orderBy?: (ctx: GraphqlContext) => SQL[];
  /** Includes disabled entries unless the caller says otherwise. */
  includeDisabled?: boolean;
}

/** A list of one content type by slug, code or ids. */
export function entryQuery({ type, maxLimit, orderBy, includeDisabled = false }: EntryQuery): QueryResolver {
  const schema = entryArguments(maxLimit);
  return (_root, args, ctx) => {
    const { slug, code, _id, enabled, sort, skip, limit } = parseArguments(schema, args);
    return loadEntries(ctx, type, {
      slug: slug ?? undefined,
      ids: _id ?? undefined,
      enabled: includeDisabled ? (enabled ?? undefined) : true,
      where: code === null ? undefined : sql`${data} ->> 'code' = ${code}`,
      orderBy: orderBy?.(ctx) ?? toOrderBy(sort, ctx),
      skip,
      limit,
    });
  };
}

/** The entry of a singleton type. */
export function singleEntry(type: string): QueryResolver {
  return async (_root, _args, ctx) => {
    const [entry] = await loadEntries(ctx, type, { enabled: true, limit: 1 });
    return entry ?? null;
  };
}

export async function countEntries(ctx: GraphqlContext, type: string, where: SQL | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ total: count() })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), isVisibleEntry(type, ctx, true), where));
  return row?.total ?? 0;
}
