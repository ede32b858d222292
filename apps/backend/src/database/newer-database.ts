import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from './database';
import { nearestFolder } from './nearest-folder';

const journalSchema = v.object({ entries: v.array(v.object({ when: v.number() })) });

/** The tables were created by a later version of the shop. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
  constructor() {
    super('The database was made by a newer version of the shop: start that version, or restore a backup from before.');
  }
}

function loadLastKnownMigration(): number {
  const journal: unknown = JSON.parse(readFileSync(join(nearestFolder('migrations'), 'meta/_journal.json'), 'utf8'));
  return Math.max(...v.parse(journalSchema, journal).entries.map(({ when }) => when));
}

/** @throws NewerDatabaseError when the database has migrations that this version does not know */
export async function assertDatabaseNotNewer(db: Queryable): Promise<void> {
  const migrationsTable = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (migrationsTable.rows[0]?.found !== true) return;
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  if (Number(rows[0]?.last ?? 0) > loadLastKnownMigration()) throw new NewerDatabaseError();
}
