import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TextKey } from '../../i18n/texts';
import type { BackendModule } from '../modules/module';
import type { Database } from '../../database/database';
import { rateLimit } from '../limits/tables';

/** Load balancers may request it at any rate; the disk is probed at most this often. */
const cacheMs = 3_000;
/** Key of a row among the rate limits, which are cleaned up regularly. */
const probeKey = 'readiness';
const probeTtlMs = 60 * 60 * 1000;

/** More than an order needs. An embedded database fills preallocated space before it notices a full disk. */
const probeBytes = 256 * 1024;

/** Reasons why a shop cannot be opened yet, by the modules that know them. */
export type NotReady = NonNullable<BackendModule['notReady']>;

/** The first reason that holds; null when the shop is ready. */
async function findReason(db: Database, notReady: readonly NotReady[]): Promise<TextKey | null> {
  const cases = notReady.map(({ reason, when }) => sql`when ${when} then ${reason}`);
  const { rows } = await db.execute<{ reason: TextKey | null }>(sql`
    select case ${sql.join(cases, sql` `)} else null end as reason`);
  return rows[0]?.reason ?? null;
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
  notReady: readonly NotReady[];
}

/** Finds why orders cannot be placed yet, null when they can; rejects when the database does not respond or accepts no writes. */
export function createReadinessProbe({
  now,
  embeddedIn,
  notReady,
}: ProbeOptions): (db: Database) => Promise<TextKey | null> {
  let cached: { at: number; db: Database; reason: Promise<TextKey | null> } | null = null;
  async function probe(db: Database): Promise<TextKey | null> {
    const folder = embeddedIn();
    if (folder !== null) await writeProbeFile(folder);
    await writeProbeRow(db, now());
    return findReason(db, notReady);
  }
  return (db) => {
    const at = now().getTime();
    if (cached?.db !== db || Math.abs(at - cached.at) >= cacheMs) cached = { at, db, reason: probe(db) };
    return cached.reason;
  };
}
