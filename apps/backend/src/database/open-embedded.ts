import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDataDir } from './data-dir-lock';
import { toEmbeddedFailure } from './embedded-failure';
import { measureEmbedded } from './measure-statements';
import { nearestFolder } from './nearest-folder';
import { NewerDatabase, refuseNewerDatabase } from './newer-database';
import type { OpenDatabase } from './opened-database';
import * as schema from './schema';

/** PGlite with the extensions the shop's SQL needs; in memory unless a folder is given. */
export async function openPglite(options: PGliteOptions = {}): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm, unaccent } });
  measureEmbedded(client);
  const db = drizzle(client, { schema });
  await refuseNewerDatabase(db);
  await migrate(db, { migrationsFolder: nearestFolder('migrations') });
  return { db, upkeep: db, client, kind: 'embedded', close: () => client.close() };
}

/** A database is made aside and moved into place whole: a first start that is cut short leaves nothing broken. */
async function createWhole(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const { close } = await openPglite({ dataDir: draft });
  await close();
  await rename(draft, folder);
}

export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'database');
    if (!existsSync(folder)) await createWhole(folder);
    const opened = await openPglite({ dataDir: folder });
    return {
      db: opened.db,
      upkeep: opened.upkeep,
      kind: 'embedded',
      close: async () => {
        await opened.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error instanceof NewerDatabase ? error : toEmbeddedFailure(error);
  }
}
