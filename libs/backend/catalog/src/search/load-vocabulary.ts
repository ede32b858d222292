import { sql } from 'drizzle-orm';
import { type Queryable, textArray } from '@vyloha/backend-kernel';
import { searchWord } from './tables';
import { editDistance } from './edit-distance';
import { toPrefixes } from './query-words';
import { isSameWord } from './search-slots';

/** More than any query needs; the prefix of very many words would only be slow. */
const maxWords = 2000;
const maxCandidates = 12;

/** The terms of the shop that are forms of a term; of 'voda' it is 'vody', not 'vodovaha'. */
export type Forms = (word: string) => readonly string[];

export async function loadForms(db: Queryable, words: readonly string[]): Promise<Forms> {
  const patterns = words.flatMap(toPrefixes).map((prefix) => `${prefix}%`);
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from ${searchWord} where word like any (${textArray(patterns)})
    order by length(word), word limit ${maxWords}::int`);
  const forms = new Map(
    words.map((word) => [word, rows.map((row) => row.word).filter((known) => isSameWord(word, known))]),
  );
  return (word) => [...new Set([word, ...(forms.get(word) ?? [])])];
}

/** Maximum edit distance of a typing error: the shorter a word, the more words that mean something else are near it. */
function maxEdits({ length }: string): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  // One wrong vowel, too.
  return length < 10 ? 1.5 : 2;
}

/** The term of the shop that was probably meant; the more frequent of two equally near. */
export async function guessWord(db: Queryable, word: string): Promise<string | null> {
  const { rows } = await db.execute<{ word: string; products: number }>(sql`
    select word, products from ${searchWord} order by word <-> ${word} limit ${maxCandidates}::int`);
  const candidates = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance <= maxEdits(word))
    .sort((a, b) => a.distance - b.distance || b.products - a.products);
  return candidates[0]?.word ?? null;
}
