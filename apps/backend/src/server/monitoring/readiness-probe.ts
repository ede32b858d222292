import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { listingFacts } from '../../catalog/tables';
import { job } from '../../jobs/tables';
import { rateLimit } from '../limits/tables';
import { currency } from '../../shop/tables';

/** Load balancers may request it at any rate; the disk is probed at most this often. */
const cacheMs = 3_000;
/** Key of a row among the rate limits, which are cleaned up regularly. */
const probeKey = 'readiness';
const probeTtlMs = 60 * 60 * 1000;

/** More than an order needs. An embedded database fills preallocated space before it notices a full disk. */
const probeBytes = 256 * 1024;

export type Readiness = 'ready' | 'empty' | 'unlisted';

/** A shop without a single currency has never been imported; one whose products wait for their first listing shows none. */
async function readReadiness(db: Database): Promise<Readiness> {
  const { rows } = await db.execute<{ imported: boolean; unlisted: boolean }>(sql`
    select exists (select from ${currency}) as imported,
      not exists (select from ${listingFacts})
        and exists (select from ${job} where ${job.kind} in ('product-listings', 'all-listings')) as unlisted`);
  const [found] = rows;
  if (found?.imported !== true) return 'empty';
  return found.unlisted ? 'unlisted' : 'ready';
}

/** Fails on a full disk, on a standby and after a failover that left this one read-only. */
async function writeProbeRow(db: Database, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + probeTtlMs);
  await db
    .insert(rateLimit)
    .values({ key: probeKey, count: 1, resetsAt })
    .onConflictDoUpdate({ target: rateLimit.key, set: { resetsAt } });
}

async function writeProbeFile(folder: string): Promise<void> {
  const path = join(folder, 'readiness-probe');
  try {
    await writeFile(path, Buffer.alloc(probeBytes));
  } finally {
    await rm(path, { force: true });
  }
}

interface ProbeOptions {
  now: () => Date;
  /** Folder of an embedded database; null for a server. */
  embeddedIn: () => string | null;
}

/** Checks whether orders can be placed; rejects when the database does not respond or accepts no writes. */
export function createReadinessProbe({ now, embeddedIn }: ProbeOptions): (db: Database) => Promise<Readiness> {
  let cached: { at: number; db: Database; readiness: Promise<Readiness> } | null = null;
  async function probe(db: Database): Promise<Readiness> {
    const folder = embeddedIn();
    if (folder !== null) await writeProbeFile(folder);
    await writeProbeRow(db, now());
    return readReadiness(db);
  }
  return (db) => {
    const at = now().getTime();
    if (cached?.db !== db || Math.abs(at - cached.at) >= cacheMs) cached = { at, db, readiness: probe(db) };
    return cached.readiness;
  };
}
