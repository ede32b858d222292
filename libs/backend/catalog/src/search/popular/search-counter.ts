import { createHash } from 'node:crypto';
import type { Locale } from '@vyloha/contract';
import { type Queryable, defineService } from '@vyloha/backend-kernel';
import { wallClock } from '@vyloha/backend-shop';
import { sql } from 'drizzle-orm';
import { toCountable } from './countable-query';
import { searchCount } from './tables';

/** As many as a number has exact bits. */
export const visitorMarks = 52;

/** Of one visitor between two writes; whoever asks for more is no shopper. */
const maxPerAddress = 60;
/** Between two writes. */
const maxQueries = 1000;

/** A search as it is reported. */
export interface CountedSearch {
  query: string;
  locale: Locale;
  /** Results of all kinds. */
  results: number;
}

interface Visit {
  /** IP address; only a mark is made of it. */
  ip: string;
  now: Date;
}

type CountRow = typeof searchCount.$inferInsert;

/** One of few marks, which depends on the query: it tells two visitors of one query apart, mostly, and nobody from others. */
function markOf(ip: string, query: string): number {
  return createHash('sha256').update(`${ip} ${query}`).digest().readUInt32BE(0) % visitorMarks;
}

const withMark = (visitors: number, mark: number) => Number(BigInt(visitors) | (1n << BigInt(mark)));

/** At least so many visitors. */
export const markedVisitors = (count: number): number => 2 ** Math.min(count, visitorMarks) - 1;

/** Adds to what was counted. */
async function writeSearchCounts(db: Queryable, rows: readonly CountRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(searchCount)
    .values([...rows])
    .onConflictDoUpdate({
      target: [searchCount.day, searchCount.locale, searchCount.query],
      set: {
        searches: sql`${searchCount.searches} + excluded.searches`,
        visitors: sql`${searchCount.visitors} | excluded.visitors`,
        results: sql`excluded.results`,
      },
    });
}

/** Searches since the last write. They are written together, so that no search waits for it or writes a row. */
export class SearchCounter {
  #rows = new Map<string, CountRow>();
  #byAddress = new Map<string, number>();

  add({ query, locale, results }: CountedSearch, { ip, now }: Visit): void {
    const text = toCountable(query);
    const ofAddress = this.#byAddress.get(ip) ?? 0;
    if (text === null || ofAddress >= maxPerAddress) return;
    const { day } = wallClock(now);
    const key = JSON.stringify([day, locale, text]);
    const counted = this.#rows.get(key);
    if (counted === undefined && this.#rows.size >= maxQueries) return;
    this.#byAddress.set(ip, ofAddress + 1);
    const { searches, visitors } = counted ?? { searches: 0, visitors: 0 };
    const marked = withMark(visitors, markOf(ip, text));
    this.#rows.set(key, { day, locale, query: text, searches: searches + 1, visitors: marked, results });
  }

  /** What could not be written is left out: no search is worth waiting for. */
  async write(db: Queryable): Promise<void> {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    this.#byAddress = new Map();
    await writeSearchCounts(db, rows);
  }
}

export const searchCounter = defineService<SearchCounter>('counter of searches');
