import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testSettings } from '../testing/create-test-shop';
import { fillDataDir } from '../testing/template-database';
import { type Queryable, openDatabase } from '@vyloha/backend-kernel';
import { DatabaseVersionError } from '@vyloha/backend-kernel/testing';

/** Of the last two migrations that the first one replaced. */
const lastButOneBefore = 1795811368384;
const lastBefore = 1795824311757;

let dataDir: string;
const open = () => openDatabase({ ...testSettings, dataDir });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vyloha-version-'));
  await fillDataDir(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true }));

/** With a customer, and the time of another migration in place of that of the first one and of those after it. */
async function leaveDatabase(migration: number, { withLater = false } = {}): Promise<void> {
  const { db, close } = await open();
  if (!withLater) await db.execute(sql`delete from drizzle.__drizzle_migrations where id > 1`);
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'other', created_at = ${migration} where id = 1`);
  await db.execute(sql`insert into customer (id, email, password_hash, first_name, last_name)
    values ('c', 'eva@example.com', 'hash', 'Eva', 'Nová')`);
  await close();
}

const readAll = async (db: Queryable) =>
  (
    await db.execute(sql`
      select hash, m.created_at::text as migration, password_hash as password
      from drizzle.__drizzle_migrations m, customer where m.id = 1`)
  ).rows;

it.each([
  ['later', 99999999999999, /newer version of the shop: start that version/],
  ['early', lastButOneBefore, /early version of the shop: bring it up to date/],
])('refuses tables of %s versions in one line, and leaves them alone', async (_name, lastMigration, expected) => {
  await leaveDatabase(lastMigration);
  const failure: unknown = await open().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseVersionError);
  expect(failure).toMatchObject({ message: expect.stringMatching(expected) as unknown });
  const db = drizzle(join(dataDir, 'database'));
  expect(await readAll(db)).toEqual([{ hash: 'other', migration: String(lastMigration), password: 'hash' }]);
  await db.$client.close();
});

it('uses tables that the migrations before the first one have made, as they are', async () => {
  await leaveDatabase(lastBefore, { withLater: true });
  const { db, close } = await open();
  expect(await readAll(db)).toEqual([{ hash: 'other', migration: String(lastBefore), password: 'hash' }]);
  await close();
});
