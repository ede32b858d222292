import { and, eq } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { productComment, review } from '../tables';

/** What somebody wrote and somebody else reported. */
interface Reported {
  kind: 'review' | 'question' | 'answer';
  authorName: string;
  /** Of its author, where it is known. */
  email: string | null;
  text: string | null;
  locale: string;
  isHidden: boolean;
}

/** The review, question or answer of a product; null when there is none. */
export async function findReported(db: Queryable, productId: string, id: string): Promise<Reported | null> {
  const [found] = await db
    .select()
    .from(review)
    .where(and(eq(review.id, id), eq(review.productId, productId)));
  if (found !== undefined) return { ...found, kind: 'review' };
  const [comment] = await db
    .select()
    .from(productComment)
    .where(and(eq(productComment.id, id), eq(productComment.productId, productId)));
  if (comment === undefined) return null;
  return { ...comment, kind: comment.questionId === null ? 'question' : 'answer' };
}
