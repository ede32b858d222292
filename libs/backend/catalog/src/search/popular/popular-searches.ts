import { type Locale, locales } from '@vyloha/contract';
import { type RequestContext, defineService } from '@vyloha/backend-kernel';
import { sql } from 'drizzle-orm';
import { findWholeNames } from '../resolve-query';
import { unaccent } from '../search-words';
import { searchCount } from './tables';

/** What counts, in days. */
const windowDays = 28;
/** What fewer have typed may be about one of them. */
const [minVisitors, minDays] = [5, 3];
export const maxPopular = 10;
/** Some of them are not what products are called. */
const maxCandidates = 4 * maxPopular;
const cacheMs = 10 * 60_000;

type Reader = Pick<RequestContext, 'db' | 'locale' | 'currency' | 'settings' | 'now'>;

/** Bits of `visitors` of the rows: of how many visitors they are at least. */
export const visitorCount = sql`bit_count(bit_or(${searchCount.visitors})::bit(52))::int`;

async function loadCandidates({ db, locale, now }: Reader): Promise<string[]> {
  const since = new Date(now().getTime() - windowDays * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const { rows } = await db.execute<{ query: string }>(sql`
    select query from ${searchCount} where locale = ${locale} and day > ${since}::date and results > 0
    group by query having count(*) >= ${minDays}::int and ${visitorCount} >= ${minVisitors}::int
    order by sum(bit_count(${searchCount.visitors}::bit(52))) desc, sum(searches) desc, query limit ${maxCandidates}::int`);
  return rows.map(({ query }) => query);
}

/** The most popular first: what products are called, word by word, so that nothing personal can be among it. */
async function loadPopular(reader: Reader): Promise<string[]> {
  const denied = reader.settings.popularSearches.denied.map((word) => unaccent(word.toLowerCase()));
  const popular = new Map<string, string>();
  for (const query of await loadCandidates(reader)) {
    const plain = unaccent(query);
    if (popular.has(plain) || denied.some((word) => plain.includes(word))) continue;
    if (await findWholeNames({ ...reader, groups: [] }, query)) popular.set(plain, query);
    if (popular.size === maxPopular) break;
  }
  return [...popular.values()];
}

/** Popular searches of each language; for some minutes they are those of the last time. */
export class PopularSearches {
  readonly #kept = new Map<Locale, { at: number; loading: Promise<string[]> }>();

  async list(reader: Reader): Promise<readonly string[]> {
    if (!reader.settings.popularSearches.isOn || !locales.includes(reader.locale)) return [];
    const at = reader.now().getTime();
    const kept = this.#kept.get(reader.locale);
    if (kept !== undefined && at - kept.at < cacheMs) return kept.loading;
    const loading = loadPopular(reader);
    this.#kept.set(reader.locale, { at, loading });
    loading.catch(() => this.#kept.delete(reader.locale));
    return loading;
  }
}

export const popularSearches = defineService<PopularSearches>('popular searches');
