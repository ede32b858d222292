import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase, readCommandKey } from '@vyloha/backend-kernel';
import { startBackendProcess, type BackendProcess } from './backend-process';
import { testSettings } from './create-test-shop';
import { insertFixture } from './fixture';
import { decodeMail } from './mailbox';
import { fillDataDir } from './template-database';
import type { TestDatabase } from './test-databases';

/** A shop on disk or on a server, whose backends are processes that can be killed. */
export interface KillableShop {
  /** A backend; the one before has to have ended. */
  start(): Promise<BackendProcess>;
  /** Reads or changes the database while no backend runs. */
  withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** The mails that have been written, whole. */
  mails(): Promise<string[]>;
  /** Proves to its backends that a call is the shop's own. */
  commandKey(): Promise<string>;
  remove(): Promise<void>;
}

/** The shop of the fixture. @param environment of its backends */
export async function createKillableShop(
  { name, open }: TestDatabase,
  environment: Record<string, string> = {},
): Promise<KillableShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vyloha-kill-'));
  const server = name === 'PostgreSQL' ? await open() : null;
  const databaseUrl = server?.url ?? null;
  if (server === null) await fillDataDir(dataDir);
  const started: BackendProcess[] = [];
  const shop: KillableShop = {
    async start() {
      const ofDatabase = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
      const backend = await startBackendProcess({ DATA_DIR: dataDir, ...ofDatabase, ...environment });
      started.push(backend);
      return backend;
    },
    async withDatabase(work) {
      const opened = await openDatabase({ ...testSettings, databaseUrl, dataDir });
      try {
        return await work(opened.db);
      } finally {
        await opened.close();
      }
    },
    async mails() {
      const folder = join(dataDir, 'mail');
      const names = (await readdir(folder).catch(() => [])).filter((file) => !file.startsWith('.'));
      return Promise.all(names.map(async (file) => decodeMail(await readFile(join(folder, file), 'latin1'))));
    },
    commandKey: () => readCommandKey(dataDir),
    async remove() {
      await Promise.all(started.map((backend) => backend.end('SIGKILL')));
      await server?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await shop.withDatabase(insertFixture);
  return shop;
}
