import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from './database';
import { nearestFolder } from './nearest-folder';

const journalSchema = v.object({ entries: v.array(v.object({ when: v.number() })) });

/** This version of the shop can neither use the tables nor bring them up to date. */
export class DatabaseVersionError extends Error {
  override name = 'DatabaseVersionError';
}

const newerMessage =
  'The database was made by a newer version of the shop: start that version, or restore a backup from before.';
const olderMessage =
  'The database was made by an early version of the shop: bring it up to date as docs/running.md says under "A database of an early version".';

/**
 * The first migration has the time of the last one of those it replaced: a database that has had them all has the same
 * tables, and is up to date as it is.
 */
function loadTimesOfMigrations(): number[] {
  const journal: unknown = JSON.parse(readFileSync(join(nearestFolder('migrations'), 'meta/_journal.json'), 'utf8'));
  return v.parse(journalSchema, journal).entries.map(({ when }) => when);
}

/** @throws DatabaseVersionError when migrations of this version do not continue those that the database has had */
export async function assertDatabaseVersion(db: Queryable): Promise<void> {
  const migrationsTable = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (migrationsTable.rows[0]?.found !== true) return;
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  const last = rows[0]?.last ?? null;
  if (last === null) return;
  const known = loadTimesOfMigrations();
  if (Number(last) > Math.max(...known)) throw new DatabaseVersionError(newerMessage);
  if (Number(last) < Math.min(...known)) throw new DatabaseVersionError(olderMessage);
}
