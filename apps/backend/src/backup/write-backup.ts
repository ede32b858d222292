import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database/database';

export interface Backup {
  /** Absolute. */
  path: string;
  bytes: number;
}

/** The embedded database behind the shop; null on a PostgreSQL server. */
function embeddedOf(db: Database): PGlite | null {
  return '$client' in db && db.$client instanceof PGlite ? db.$client : null;
}

/** Everything committed until now and nothing of what is under way, as a start after a power cut would find it. */
async function dump(client: PGlite): Promise<Buffer> {
  await client.exec('checkpoint');
  const archive = await client.dumpDataDir('gzip');
  return Buffer.from(await archive.arrayBuffer());
}

/**
 * Writes the embedded database as it is now into `DATA_DIR/backups`, while the shop is open: a tar.gz of the folder
 * `database`, there whole or not at all, readable by the backend's account only.
 * @returns null on a PostgreSQL server, which has its own tools
 */
export async function writeBackup(db: Database, dataDir: string, now: Date): Promise<Backup | null> {
  const client = embeddedOf(db);
  if (client === null) return null;
  const folder = resolve(dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `vyloha-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const draft = join(folder, `.draft-${randomUUID()}`);
  try {
    const bytes = await dump(client);
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, path);
    return { path, bytes: bytes.byteLength };
  } finally {
    await rm(draft, { force: true });
  }
}
