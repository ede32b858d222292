import type { Locale } from '@vyloha/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { searchEntry } from '../database/schema';
import { guessWord } from './guess-word';
import { beginningsOf, toQueryWords } from './query-words';
import { asWritten } from './search-words';
import { writtenWord } from './written-word';

interface Reader {
  db: Queryable;
  locale: Locale;
}

/** What to look for in the index of words. */
export interface ResolvedQuery {
  /** As typed, or what was probably meant. */
  words: readonly string[];
  /** Must a product have all the words, or will any of them do? */
  match: 'all' | 'any';
  /** The words as they are written, when they are not those typed. */
  searchedFor: string | null;
}

export const vectorOf = (locale: Locale): SQL => sql.raw(`search_${locale}`);

/** Any form of a word, as PostgreSQL's `to_tsquery('simple', …)` reads it. */
export function hasAnyForm(word: string): string {
  const anyBeginning = beginningsOf(word).map((beginning) => `${beginning}:*`);
  return `(${anyBeginning.join(' | ')})`;
}

/** All the words in any form, or any of them. */
export function toTsQuery({ words, match }: Pick<ResolvedQuery, 'words' | 'match'>): string {
  return words.map(hasAnyForm).join(match === 'all' ? ' & ' : ' | ');
}

/** Materialized: a planner that looks for one row would read the whole table, and in vain when there is none. */
async function findsAnything({ db, locale }: Reader, words: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    with found as materialized (select from ${searchEntry}
      where ${vectorOf(locale)} @@ to_tsquery('simple', ${toTsQuery({ words, match: 'all' })}))
    select exists (select from found) as found`);
  return rows[0]?.found ?? false;
}

/** The word, or what was probably meant by it; null: it means nothing to the shop. */
async function findableWord(reader: Reader, word: string): Promise<string | null> {
  const isKnown = await findsAnything(reader, [word]);
  return isKnown ? word : guessWord(reader.db, word);
}

/** Words that were typed as they were typed, the others as names of goods write them. */
async function toText(reader: Reader, query: string, words: readonly string[]): Promise<string> {
  const written = words.map(async (word) => asWritten(query, word) ?? (await writtenWord(reader, word)));
  return (await Promise.all(written)).join(' ');
}

/**
 * What to look for. Only when the words find nothing together, mistyped ones are replaced by what was probably meant
 * and those that mean nothing to the shop are left out; and when even the rest is nowhere together, any of them will
 * do. Null: nothing can be found.
 */
export async function resolveQuery(reader: Reader, query: string): Promise<ResolvedQuery | null> {
  const words = toQueryWords(query);
  if (words.length === 0) return null;
  if (await findsAnything(reader, words)) return { words, match: 'all', searchedFor: null };
  const findable: string[] = [];
  for (const word of words) {
    const found = await findableWord(reader, word);
    if (found !== null && !findable.includes(found)) findable.push(found);
  }
  if (findable.length === 0) return null;
  const isAsTyped = findable.join() === words.join();
  const isTogether = !isAsTyped && (await findsAnything(reader, findable));
  const searchedFor = isAsTyped ? null : await toText(reader, query, findable);
  return { words: findable, match: isTogether ? 'all' : 'any', searchedFor };
}
