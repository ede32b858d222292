import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type ChangeListener, changesChannel, openPglite } from '@vyloha/backend-kernel/testing';
import { type OpenDatabase, nearestFolder } from '@vyloha/backend-kernel';
import { emptyDatabase, readSchema } from './empty-database';

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

async function findTemplate(): Promise<string> {
  const path = await templatePath();
  if (!existsSync(path)) await makeTemplate(path);
  return path;
}

async function openTemplate(): Promise<PGlite> {
  return (await openPglite({ loadDataDir: new Blob([await readFile(await findTemplate())]) })).client;
}

/** Puts an embedded database with all tables and no rows into a data folder, so that the first start finds one. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xof', await findTemplate(), '-C', folder]);
}

/** Closed by earlier tests of the same file, and emptied: opening one takes half a second. */
const unused: { client: PGlite; schemaText: string }[] = [];

/** An in-memory database of its own with all tables and no rows. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const reused = unused.pop();
  const client = reused?.client ?? (await openTemplate());
  const run = async (text: string) => (await client.exec(text)).at(-1)?.rows ?? [];
  const schemaText = reused?.schemaText ?? (await readSchema(run));
  const db = drizzle(client);
  const listening: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const unlisten of listening) await unlisten();
    if (await emptyDatabase(run, schemaText)) unused.push({ client, schemaText });
    else if (!client.closed) await client.close();
  };
  const listen = async ({ onChange }: ChangeListener) =>
    void listening.push(await client.listen(changesChannel, onChange));
  return { db, upkeep: db, replicas: null, kind: 'embedded', listen, close };
}
