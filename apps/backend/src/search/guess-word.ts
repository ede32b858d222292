import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { searchWord } from '../database/schema';
import { editDistance } from './edit-distance';

const maxCandidates = 12;

/** Maximum edit distance of a typing error: one in a short word, two in a long one. */
const maxEdits = (word: string) => (word.length <= 4 ? 1 : 2);

/** The word of the shop's vocabulary that was probably meant; the more frequent of two equally near. */
export async function guessWord(db: Queryable, word: string): Promise<string | null> {
  const { rows } = await db.execute<{ word: string; products: number }>(sql`
    select word, products from ${searchWord} order by word <-> ${word} limit ${maxCandidates}::int`);
  const candidates = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance <= maxEdits(word))
    .sort((a, b) => a.distance - b.distance || b.products - a.products);
  return candidates[0]?.word ?? null;
}
