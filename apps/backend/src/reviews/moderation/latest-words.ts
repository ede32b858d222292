import { desc } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../database/database';
import { productComment, review } from '../../database/schema';

/** What somebody wrote, for the people of the shop to judge. */
export const wordsSchema = v.object({
  id: v.string(),
  kind: v.picklist(['review', 'question', 'answer']),
  productId: v.string(),
  author: v.string(),
  /** Of reviews. */
  stars: v.nullable(v.number()),
  text: v.nullable(v.string()),
  hidden: v.boolean(),
  createdAt: v.string(),
});

type Words = v.InferOutput<typeof wordsSchema>;

const mostWords = 30;

/** The newest of all reviews, questions and answers, hidden ones included. */
export async function latestWords(db: Database): Promise<Words[]> {
  const [reviews, comments] = await Promise.all([
    db.select().from(review).orderBy(desc(review.createdAt)).limit(mostWords),
    db.select().from(productComment).orderBy(desc(productComment.createdAt)).limit(mostWords),
  ]);
  const words: Words[] = [
    ...reviews.map(({ stars, ...row }) => ({ ...toWords(row), kind: 'review' as const, stars })),
    ...comments.map(({ questionId, ...row }) => {
      return { ...toWords(row), kind: questionId === null ? ('question' as const) : ('answer' as const), stars: null };
    }),
  ];
  return words.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, mostWords);
}

type Row = Pick<typeof review.$inferSelect, 'id' | 'productId' | 'authorName' | 'text' | 'isHidden' | 'createdAt'>;

function toWords({ id, productId, authorName, text, isHidden, createdAt }: Row) {
  return { id, productId, author: authorName, text, hidden: isHidden, createdAt: createdAt.toISOString() };
}
