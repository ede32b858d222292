import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from '../database/open-embedded';
import { nearestFolder } from '../database/nearest-folder';

/**
 * Migrating an empty database takes seconds, loading a migrated one from a file a fraction: cached by content of the
 * migrations.
 */
async function templatePath(): Promise<string> {
  const migrations = nearestFolder('migrations');
  const hash = createHash('sha256');
  for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(migrations, name)));
  }
  const folder = join(nearestFolder('node_modules/@electric-sql'), '../../.cache/test-database');
  await mkdir(folder, { recursive: true });
  return join(folder, `${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeTemplate(path: string): Promise<void> {
  const { client, close } = await openPglite();
  const dump = await client.dumpDataDir('none');
  await close();
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
}

/** An in-memory database of its own with all tables and no rows. */
export async function openTestDatabase() {
  const path = await templatePath();
  if (!existsSync(path)) await makeTemplate(path);
  return openPglite({ loadDataDir: new Blob([await readFile(path)]) });
}
