import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/opened-database';
import { leaderLease } from './tables';

/** How long the lease of a killed backend lasts. */
const leaseSeconds = 15;
const renewAfterMs = 4_000;
/** Shorter than the lease, as a margin for clock differences and slow statements. */
const trustLeaseMs = 10_000;

export interface Lease {
  /** Takes or renews the lease. @returns whether this process has it, and will for the next seconds */
  hold(): Promise<boolean>;
  /** Releases the lease, so that another process can have it at once. */
  release(): Promise<void>;
}

/**
 * Leaves work to one among any number of backends by a row that expires: it survives a kill, and works on both
 * databases. An embedded database has a single process, which does not wait for its predecessor.
 * @param name of the work
 */
export function createLease(name: string, { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Lease {
  const holder = randomUUID();
  let heldAt: number | null = null;
  const acquire = async (): Promise<boolean> => {
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
        return await acquire();
      } catch (error) {
        if (age < trustLeaseMs) return true;
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
