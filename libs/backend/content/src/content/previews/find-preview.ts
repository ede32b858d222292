import { and, eq, gt } from 'drizzle-orm';
import { type PreviewedEntry, type Queryable, hashToken } from '@vyloha/backend-kernel';
import { contentPreview } from '../tables';

/** The entry that a link shows; null for an expired or unknown one. */
export async function findPreview(
  { db, now }: { db: Queryable; now(): Date },
  token: string,
): Promise<PreviewedEntry | null> {
  const [found] = await db
    .select({ type: contentPreview.entryType, id: contentPreview.entryId })
    .from(contentPreview)
    .where(and(eq(contentPreview.tokenHash, hashToken(token)), gt(contentPreview.expiresAt, now())));
  return found ?? null;
}
