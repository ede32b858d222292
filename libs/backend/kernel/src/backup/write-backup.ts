import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database/database';
import { findEmbeddedClient } from '../database/embedded-client';

export interface Backup {
  /** Absolute. */
  path: string;
  bytes: number;
}

/** Everything committed so far and nothing uncommitted, as recovery after a power cut would find it. */
async function dumpDatabase(client: PGlite): Promise<Buffer> {
  await client.exec('checkpoint');
  const archive = await client.dumpDataDir('gzip');
  return Buffer.from(await archive.arrayBuffer());
}

/**
 * Writes the embedded database as it is now into `DATA_DIR/backups`, while the shop is running: a tar.gz of the folder
 * `database`, written atomically and readable by the backend's account only.
 * @returns null on a PostgreSQL server, which has its own tools
 */
export async function writeBackup(db: Database, dataDir: string, now: Date): Promise<Backup | null> {
  const client = findEmbeddedClient(db);
  if (client === null) return null;
  const folder = resolve(dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `vyloha-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const draft = join(folder, `.draft-${randomUUID()}`);
  try {
    const bytes = await dumpDatabase(client);
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, path);
    return { path, bytes: bytes.byteLength };
  } finally {
    await rm(draft, { force: true });
  }
}
