import { and, eq, sql } from 'drizzle-orm';
import { type Database, unavailable } from '@vyloha/backend-kernel';
import { leaderLease } from '@vyloha/backend-kernel/tables';

const name = 'import';
/** Longer than a part takes, as short as an aborted import may keep others waiting. */
const leaseSeconds = 30;

/** One import in parts at a time: nobody changes what another one has checked. @throws 503 while there is another one */
export async function holdImportLease(db: Database, run: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${leaseSeconds}::int)`;
  const rows = await db
    .insert(leaderLease)
    .values({ name, holder: run, expiresAt })
    .onConflictDoUpdate({
      target: leaderLease.name,
      set: { holder: run, expiresAt },
      setWhere: sql`${leaderLease.holder} = ${run} or ${leaderLease.expiresAt} < now()`,
    })
    .returning({ holder: leaderLease.holder });
  if (rows.length === 0) throw unavailable('otherImport');
}

export async function releaseImportLease(db: Database, run: string): Promise<void> {
  await db.delete(leaderLease).where(and(eq(leaderLease.name, name), eq(leaderLease.holder, run)));
}
