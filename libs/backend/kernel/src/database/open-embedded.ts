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
import { DatabaseVersionError, assertDatabaseVersion } from './database-version';
import { changesChannel } from './changes-channel';
import type { OpenDatabase } from './opened-database';
import { prepareRepeatedStatements } from './prepare-embedded';
import { shareParsers } from './share-parsers';

/** PGlite with the extensions the shop's SQL needs; in memory unless a folder is given. */
export async function openPglite(options: PGliteOptions = {}): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm, unaccent } });
  prepareRepeatedStatements(client);
  shareParsers(client);
  measureEmbedded(client);
  const db = drizzle(client);
  try {
    await assertDatabaseVersion(db);
    await migrate(db, { migrationsFolder: nearestFolder('migrations') });
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
  return {
    db,
    upkeep: db,
    replicas: null,
    client,
    kind: 'embedded',
    listen: async ({ onChange }) => void (await client.listen(changesChannel, onChange)),
    close: () => client.close(),
  };
}

/** Creates the database in a temporary folder and renames it, so that an aborted first start leaves nothing broken. */
async function createDatabaseAtomically(folder: string): Promise<void> {
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
    if (!existsSync(folder)) await createDatabaseAtomically(folder);
    const opened = await openPglite({ dataDir: folder });
    return {
      db: opened.db,
      upkeep: opened.upkeep,
      replicas: null,
      kind: 'embedded',
      listen: opened.listen,
      close: async () => {
        await opened.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error instanceof DatabaseVersionError ? error : toEmbeddedFailure(error);
  }
}
