import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { productComment, review } from '../../database/schema';
import { notFound } from '../../server/http-error';

/**
 * Hides a review, a question or an answer, or shows it again.
 * @throws Refusal 404 when nothing has the id
 */
export async function setHidden(db: Database, id: string, isHidden: boolean): Promise<void> {
  for (const table of [review, productComment]) {
    const changed = await db.update(table).set({ isHidden }).where(eq(table.id, id)).returning({ id: table.id });
    if (changed.length > 0) return;
  }
  throw notFound();
}
