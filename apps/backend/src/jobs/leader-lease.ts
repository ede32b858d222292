import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/opened-database';
import { leaderLease } from '../database/schema';

const name = 'upkeep';
/** How long a backend that was killed is waited for. */
const leaseSeconds = 15;
const renewAfterMs = 4_000;
/** Nobody believes in a lease whose end is near: clocks and statements take their time. */
const trustedMs = 10_000;

export interface LeaderLease {
  /** Takes or renews the lease. @returns whether this process leads, and will for the next seconds */
  hold(): Promise<boolean>;
  /** Lets another one lead at once. */
  release(): Promise<void>;
}

/**
 * One leader among any number of backends, by a row that expires: it survives a kill, and is the same on both
 * databases. An embedded database has one process, which does not wait for the one before.
 */
export function leaderLeaseOf({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): LeaderLease {
  const holder = randomUUID();
  let heldAt: number | null = null;
  const take = async (): Promise<boolean> => {
    const requestedAt = performance.now();
    const expiresAt = sql`now() + make_interval(secs => ${leaseSeconds}::int)`;
    const isFree = kind === 'embedded' ? sql`true` : sql`${leaderLease.expiresAt} < now()`;
    const rows = await db
      .insert(leaderLease)
      .values({ name, holder, expiresAt })
      .onConflictDoUpdate({
        target: leaderLease.name,
        set: { holder, expiresAt },
        setWhere: sql`${leaderLease.holder} = ${holder} or ${isFree}`,
      })
      .returning({ holder: leaderLease.holder });
    heldAt = rows.length > 0 ? requestedAt : null;
    return heldAt !== null;
  };
  return {
    hold: async () => {
      const age = heldAt === null ? Infinity : performance.now() - heldAt;
      if (age < renewAfterMs) return true;
      try {
        return await take();
      } catch (error) {
        if (age < trustedMs) return true;
        throw error;
      }
    },
    release: async () => {
      if (heldAt === null) return;
      heldAt = null;
      await db.delete(leaderLease).where(and(eq(leaderLease.name, name), eq(leaderLease.holder, holder)));
    },
  };
}
