import type { Locale } from '@vyloha/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { product, searchWord } from '../database/schema';
import { editDistance } from './edit-distance';
import { cutEnding, toQueryWords } from './query-words';

interface Reader {
  db: Queryable;
  locale: Locale;
}

const nearestWords = 12;

/** Letters a typing error may cost: one in a short word, two in a long one. */
const allowedErrors = (word: string) => (word.length <= 4 ? 1 : 2);

export const vectorOf = (locale: Locale): SQL => sql.raw(`search_${locale}`);

/** Beginnings of words, all of which must occur; as PostgreSQL's `to_tsquery('simple', …)` reads it. */
export function toTsQuery(stems: readonly string[]): string {
  return stems.map((stem) => `${stem}:*`).join(' & ');
}

async function findsAnything({ db, locale }: Reader, stems: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from ${product}
      where ${vectorOf(locale)} @@ to_tsquery('simple', ${toTsQuery(stems)}) and in_catalog) as found`);
  return rows[0]?.found ?? false;
}

/** The word of the shop's vocabulary that was probably meant; the commoner of two equally near. */
async function guessWord({ db }: Reader, word: string): Promise<string | null> {
  const { rows } = await db.execute<{ word: string; products: number }>(sql`
    select word, products from ${searchWord} order by word <-> ${word} limit ${nearestWords}::int`);
  const near = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance <= allowedErrors(word))
    .sort((a, b) => a.distance - b.distance || b.products - a.products);
  return near[0]?.word ?? null;
}

async function findableStem(reader: Reader, word: string): Promise<string | null> {
  const stem = cutEnding(word);
  if (await findsAnything(reader, [stem])) return stem;
  const guess = await guessWord(reader, word);
  return guess === null ? null : cutEnding(guess);
}

/**
 * What to look for: the beginnings of the query's words. Only when they find nothing, mistyped words are replaced by
 * what was probably meant, and words that mean nothing to the shop are left out. Null: nothing can be found.
 */
export async function resolveQuery(reader: Reader, query: string): Promise<string[] | null> {
  const words = toQueryWords(query);
  if (words.length === 0) return null;
  const stems = words.map(cutEnding);
  if (await findsAnything(reader, stems)) return stems;
  const findable: string[] = [];
  for (const word of words) {
    const stem = await findableStem(reader, word);
    if (stem !== null) findable.push(stem);
  }
  return findable.length > 0 && (await findsAnything(reader, findable)) ? findable : null;
}
