import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { searchWord } from '../database/schema';
import { editDistance } from './edit-distance';

const nearestWords = 12;

/** Letters a typing error may cost: one in a short word, two in a long one. */
const allowedErrors = (word: string) => (word.length <= 4 ? 1 : 2);

/** The word of the shop's vocabulary that was probably meant; the commoner of two equally near. */
export async function guessWord(db: Queryable, word: string): Promise<string | null> {
  const { rows } = await db.execute<{ word: string; products: number }>(sql`
    select word, products from ${searchWord} order by word <-> ${word} limit ${nearestWords}::int`);
  const near = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance <= allowedErrors(word))
    .sort((a, b) => a.distance - b.distance || b.products - a.products);
  return near[0]?.word ?? null;
}
