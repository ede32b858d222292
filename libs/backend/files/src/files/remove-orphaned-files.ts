import { asc, eq, lt, sql } from 'drizzle-orm';
import type { UpkeepContext } from '@vyloha/backend-kernel';
import { shopFiles } from './measured-store';
import { orphanedFile } from './tables';

/** A file that is being written gets its owner within seconds. */
const isLeft = lt(orphanedFile.since, sql`now() - interval '10 minutes'`);

/**
 * Removes files whose rows were deleted, and what was left unfinished. Whoever writes one of them anew waits meanwhile.
 * @throws FilesUnavailable
 */
export async function removeOrphanedFiles({
  services,
  db,
  canContinue,
}: Pick<UpkeepContext, 'services' | 'db' | 'canContinue'>): Promise<void> {
  const files = shopFiles.of({ services });
  while (await canContinue()) {
    const isDone = await db.transaction(async (tx) => {
      const [left] = await tx
        .select()
        .from(orphanedFile)
        .where(isLeft)
        .orderBy(asc(orphanedFile.since))
        .limit(1)
        .for('update', { skipLocked: true });
      if (left === undefined) return true;
      await files.delete(left.key);
      await tx.delete(orphanedFile).where(eq(orphanedFile.key, left.key));
      return false;
    });
    if (isDone) return;
  }
}
