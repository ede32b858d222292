import { and, eq, gt } from 'drizzle-orm';
import { hashToken } from '../../server/tokens';
import type { Queryable } from '../../database/database';
import type { PreviewedEntry } from '../../server/routes/request-context';
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
