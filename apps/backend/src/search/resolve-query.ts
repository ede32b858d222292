import type { Locale } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { searchEntry, searchWord } from '../database/schema';
import { searchColumn } from '../database/schema/columns';
import { editDistance } from './edit-distance';
import { toPrefixes, toQueryWords } from './query-words';
import { findSpelling } from './search-words';
import { loadSpelling } from './load-spelling';

const maxCandidates = 12;

/** Maximum edit distance of a typing error: one in a short word, two in a long one. */
const maxEdits = (word: string) => (word.length <= 4 ? 1 : 2);

/** The word of the shop's vocabulary that was probably meant; the more frequent of two equally near. */
async function guessWord(db: Queryable, word: string): Promise<string | null> {
  const { rows } = await db.execute<{ word: string; products: number }>(sql`
    select word, products from ${searchWord} order by word <-> ${word} limit ${maxCandidates}::int`);
  const candidates = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance <= maxEdits(word))
    .sort((a, b) => a.distance - b.distance || b.products - a.products);
  return candidates[0]?.word ?? null;
}

interface Reader {
  db: Queryable;
  locale: Locale;
}

/** Terms to look up in the full-text index. */
export interface ResolvedQuery {
  /** As typed, or corrected. */
  words: readonly string[];
  /** Must a product match all terms, or any of them? */
  match: 'all' | 'any';
  /** The corrected query in its proper spelling; null when nothing was corrected. */
  searchedFor: string | null;
}

/** Any form of a term, in the syntax of PostgreSQL's `to_tsquery('simple', …)`. */
export function toPrefixQuery(word: string): string {
  const prefixTerms = toPrefixes(word).map((prefix) => `${prefix}:*`);
  return `(${prefixTerms.join(' | ')})`;
}

/** All terms in any form, or any of them. */
export function toTsQuery({ words, match }: Pick<ResolvedQuery, 'words' | 'match'>): string {
  return words.map(toPrefixQuery).join(match === 'all' ? ' & ' : ' | ');
}

/** Materialized: a planner that expects to find one row would scan the whole table when there is none. */
async function hasResults({ db, locale }: Reader, words: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    with found as materialized (select from ${searchEntry}
      where ${sql.identifier(searchColumn(locale))} @@ to_tsquery('simple', ${toTsQuery({ words, match: 'all' })}))
    select exists (select from found) as found`);
  return rows[0]?.found ?? false;
}

/** The term or its correction; null when the shop's vocabulary has neither. */
async function resolveWord(reader: Reader, word: string): Promise<string | null> {
  const isKnown = await hasResults(reader, [word]);
  return isKnown ? word : guessWord(reader.db, word);
}

/** Correctly typed terms as typed, the others as written in product names. */
async function toText(reader: Reader, query: string, words: readonly string[]): Promise<string> {
  const writtenWords = words.map(async (word) => findSpelling(query, word) ?? (await loadSpelling(reader, word)));
  return (await Promise.all(writtenWords)).join(' ');
}

/**
 * Resolves the terms to search for. Only when they find nothing together, mistyped ones are corrected and unknown ones
 * dropped; if the remaining terms still find nothing together, any of them is enough. Null: nothing can be found.
 */
export async function resolveQuery(reader: Reader, query: string): Promise<ResolvedQuery | null> {
  const words = toQueryWords(query);
  if (words.length === 0) return null;
  if (await hasResults(reader, words)) return { words, match: 'all', searchedFor: null };
  const resolvedWords: string[] = [];
  for (const word of words) {
    const found = await resolveWord(reader, word);
    if (found !== null && !resolvedWords.includes(found)) resolvedWords.push(found);
  }
  if (resolvedWords.length === 0) return null;
  const isUnchanged = resolvedWords.join() === words.join();
  const hasCommonResults = !isUnchanged && (await hasResults(reader, resolvedWords));
  const searchedFor = isUnchanged ? null : await toText(reader, query, resolvedWords);
  return { words: resolvedWords, match: hasCommonResults ? 'all' : 'any', searchedFor };
}
