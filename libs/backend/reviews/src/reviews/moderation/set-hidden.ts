import { eq } from 'drizzle-orm';
import { type Queryable, notFound } from '@vyloha/backend-kernel';
import { productComment, review } from '../tables';

/**
 * Hides a review, a question or an answer, or shows it again.
 * @throws Refusal 404 when nothing has the id
 */
export async function setHidden(db: Queryable, id: string, isHidden: boolean): Promise<void> {
  const reviews = await db.update(review).set({ isHidden }).where(eq(review.id, id)).returning({ id: review.id });
  if (reviews.length > 0) return;
  // A question that was taken down gets no answer.
  const comments = await db
    .update(productComment)
    .set({ isHidden, isWaiting: false, ...(isHidden && { email: null }) })
    .where(eq(productComment.id, id))
    .returning({ id: productComment.id });
  if (comments.length === 0) throw notFound();
}
