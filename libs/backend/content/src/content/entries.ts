import { byLocale, type Locale } from '@vyloha/contract';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { type Queryable, isOneOf } from '@vyloha/backend-kernel';
import { contentEntry } from './tables';
import { hasAddress, preferLocale } from './addresses';
import { toPageMeta } from './page-meta';
import { asShown, isVisibleEntry, type ContentViewer } from './visible-entries';

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

export interface ContentReader extends ContentViewer {
  db: Queryable;
  locale: Locale;
}

/**
 * Entries of one type that the caller may see, highest weight first unless ordered otherwise; an address in the
 * requested language wins.
 */
export async function loadEntries(
  reader: ContentReader,
  type: string,
  { ids, slug, enabled, where, orderBy, skip = 0, limit = maxEntries }: EntrySearch,
): Promise<Entry[]> {
  const { db, locale } = reader;
  const rows = await db
    .select()
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.type, type),
        isVisibleEntry(type, reader, enabled),
        ids === undefined ? undefined : isOneOf(contentEntry.id, ids),
        slug === undefined ? undefined : hasAddress(contentEntry.slug, [slug]),
        where,
      ),
    )
    .orderBy(...(orderBy ?? [desc(contentEntry.weight)]), asc(contentEntry.id))
    .limit(Math.min(limit, maxEntries))
    .offset(skip);
  const ordered = slug === undefined ? rows : preferLocale(rows, [slug], (row) => row.slug, locale);
  return ordered.map((row) => toEntry(asShown(row, reader)));
}
