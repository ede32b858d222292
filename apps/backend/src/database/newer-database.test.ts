import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testSettings } from '../testing/create-test-shop';
import { fillDataDir } from '../testing/template-database';
import { NewerDatabaseError } from './newer-database';
import { openDatabase } from './open-database';

it('does not touch tables created by a later version', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vyloha-newer-'));
  await fillDataDir(dataDir);
  const { db, close } = await openDatabase({ ...testSettings, dataDir });
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`);
  await close();
  await expect(openDatabase({ ...testSettings, dataDir })).rejects.toThrow(NewerDatabaseError);
  await rm(dataDir, { recursive: true });
});
