import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { currency, rateLimit } from '../database/schema';

/** A balancer may ask as often as it likes; the disk is asked this often. */
const cacheMs = 3_000;
/** A line of the counts of attempts, which are tidied up by themselves. */
const probeKey = 'readiness';
const probeLivesMs = 60 * 60 * 1000;

/** More than an order takes. An embedded database fills room it set aside before it notices that there is no more. */
const probeBytes = 256 * 1024;

export type Readiness = 'ready' | 'empty';

/** A shop without a single currency has never been imported. */
async function readShop(db: Database): Promise<Readiness> {
  const { rows } = await db.execute<{ imported: boolean }>(sql`select exists (select from ${currency}) as imported`);
  return rows[0]?.imported === true ? 'ready' : 'empty';
}

/** Fails on a full disk, on a standby and after a failover that left this one read-only. */
async function write(db: Database, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + probeLivesMs);
  await db
    .insert(rateLimit)
    .values({ key: probeKey, count: 1, resetsAt })
    .onConflictDoUpdate({ target: rateLimit.key, set: { resetsAt } });
}

async function writeFileInto(folder: string): Promise<void> {
  const path = join(folder, 'readiness-probe');
  try {
    await writeFile(path, Buffer.alloc(probeBytes));
  } finally {
    await rm(path, { force: true });
  }
}

interface ProbeOptions {
  now: () => Date;
  /** Where an embedded database lies; null for one on a server. */
  embeddedIn: () => string | null;
}

/** Asks whether orders can be taken; rejects when the database does not answer or takes no writes. */
export function createReadinessProbe({ now, embeddedIn }: ProbeOptions): (db: Database) => Promise<Readiness> {
  let kept: { at: number; db: Database; answer: Promise<Readiness> } | null = null;
  async function ask(db: Database): Promise<Readiness> {
    const folder = embeddedIn();
    if (folder !== null) await writeFileInto(folder);
    await write(db, now());
    return readShop(db);
  }
  return (db) => {
    const at = now().getTime();
    if (kept?.db !== db || Math.abs(at - kept.at) >= cacheMs) kept = { at, db, answer: ask(db) };
    return kept.answer;
  };
}
