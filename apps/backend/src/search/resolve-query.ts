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

/** What to look for in the index of words. */
export interface ResolvedQuery {
  /** As typed, or what was probably meant. */
  words: readonly string[];
  /** Must a product have all the words, or will any of them do? */
  match: 'all' | 'any';
}

const nearestWords = 12;

/** Letters a typing error may cost: one in a short word, two in a long one. */
const allowedErrors = (word: string) => (word.length <= 4 ? 1 : 2);

export const vectorOf = (locale: Locale): SQL => sql.raw(`search_${locale}`);

/** Beginnings of words, as PostgreSQL's `to_tsquery('simple', …)` reads them. */
export function toTsQuery({ words, match }: ResolvedQuery): string {
  return words.map((word) => `${cutEnding(word)}:*`).join(match === 'all' ? ' & ' : ' | ');
}

async function findsAnything({ db, locale }: Reader, query: ResolvedQuery): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from ${product}
      where ${vectorOf(locale)} @@ to_tsquery('simple', ${toTsQuery(query)}) and in_catalog) as found`);
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

async function findableWord(reader: Reader, word: string): Promise<string | null> {
  const isKnown = await findsAnything(reader, { words: [word], match: 'all' });
  return isKnown ? word : guessWord(reader, word);
}

/**
 * What to look for. Only when the words find nothing together, mistyped ones are replaced by what was probably meant
 * and those that mean nothing to the shop are left out; and when even the rest is nowhere together, any of them will
 * do. Null: nothing can be found.
 */
export async function resolveQuery(reader: Reader, query: string): Promise<ResolvedQuery | null> {
  const words = toQueryWords(query);
  if (words.length === 0) return null;
  const asTyped: ResolvedQuery = { words, match: 'all' };
  if (await findsAnything(reader, asTyped)) return asTyped;
  const findable: string[] = [];
  for (const word of words) {
    const found = await findableWord(reader, word);
    if (found !== null) findable.push(found);
  }
  if (findable.length === 0) return null;
  const corrected: ResolvedQuery = { words: findable, match: 'all' };
  return (await findsAnything(reader, corrected)) ? corrected : { words: findable, match: 'any' };
}
