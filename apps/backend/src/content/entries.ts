import { byLocale, type Locale } from '@vyloha/contract';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { contentEntry } from '../database/schema';
import { hasAddress, preferLocale } from './addresses';
import { toPageMeta } from './page-meta';

type EntryRow = typeof contentEntry.$inferSelect;

/** A content entity in API shape: the editor's fields under their names, with its id and position. */
export interface Entry extends Record<string, unknown> {
  _id: string;
  weight: number;
  enabled: boolean;
}

const emptySlug = byLocale(() => '');

export function toEntry({ id, slug, weight, enabled, data }: EntryRow): Entry {
  const address = slug === null ? {} : { slug };
  return { ...data, ...address, page_meta: toPageMeta(data['page_meta'], slug ?? emptySlug), _id: id, weight, enabled };
}

/** Articles are published at their date; one without a date never is. */
export function publishedBy(now: Date): SQL {
  return sql`(${contentEntry.data} ->> 'date_published')::timestamptz <= ${now.toISOString()}::timestamptz`;
}

export interface EntrySearch {
  ids?: readonly string[] | undefined;
  slug?: string | undefined;
  enabled?: boolean | undefined;
  /** Any other condition on `content_entry`. */
  where?: SQL | undefined;
  orderBy?: readonly SQL[];
  skip?: number;
  limit?: number;
}

const maxEntries = 1000;

/** Entries of one type, highest weight first unless ordered otherwise; an address in the requested language wins. */
export async function loadEntries(
  { db, locale }: { db: Queryable; locale: Locale },
  type: string,
  { ids, slug, enabled, where, orderBy, skip = 0, limit = maxEntries }: EntrySearch,
): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.type, type),
        ids === undefined ? undefined : inArray(contentEntry.id, [...ids]),
        slug === undefined ? undefined : hasAddress(contentEntry.slug, [slug]),
        enabled === undefined ? undefined : eq(contentEntry.enabled, enabled),
        where,
      ),
    )
    .orderBy(...(orderBy ?? [desc(contentEntry.weight)]), asc(contentEntry.id))
    .limit(Math.min(limit, maxEntries))
    .offset(skip);
  const ordered = slug === undefined ? rows : preferLocale(rows, [slug], (row) => row.slug, locale);
  return ordered.map(toEntry);
}
