import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { inject } from 'vitest';
import {
  type ChangeListener,
  type ServerLimits,
  type ServerOptions,
  listenOnServer,
  openServer,
} from '@vyloha/backend-kernel/testing';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import { emptyDatabase, readSchema } from './empty-database';
import { openTestDatabase } from './template-database';

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL';
  /** A database of its own with all tables and no rows, until `close`. */
  open(limits?: Partial<ServerOptions>): Promise<OpenDatabase & { url: string | null }>;
}

type Run = (statement: string) => Promise<Record<string, unknown>[]>;

async function onServer<Result>(url: string, work: (run: Run) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows);
  } finally {
    await client.end();
  }
}

/** Those of processes that a test has killed, which the server may not have noticed yet. */
const endOtherSessions = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const testLimits: ServerLimits = { databasePool: 20, statementTimeoutMs: 10_000 };

interface Unused {
  url: string;
  schemaText: string;
  /** Its connections, where it was opened with the usual limits by a test that did not ask for its address. */
  opened: OpenDatabase | null;
}

/**
 * Closed by earlier tests of the same worker, and emptied: creating and migrating one takes a second, and connections
 * that know the tables already save most of what the short tests take.
 */
const unused: Unused[] = [];

async function createOnServer(serverUrl: string): Promise<string> {
  const name = `${inject('databasePrefix')}${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, (run) => run(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const drop = (serverUrl: string, url: string) =>
  onServer(serverUrl, (run) => run(`drop database ${new URL(url).pathname.slice(1)} with (force)`));

async function openOnServer(serverUrl: string, limits?: Partial<ServerOptions>) {
  const found = unused.pop();
  const url = found?.url ?? (await createOnServer(serverUrl));
  if (limits !== undefined) await found?.opened?.close();
  const kept = limits === undefined ? found?.opened : null;
  const opened = kept ?? (await openServer(url, { ...testLimits, ...limits }));
  const run: Run = async (statement) => (await opened.upkeep.execute(sql.raw(statement))).rows;
  const schemaText = found?.schemaText ?? (await readSchema(run));
  const listeners: { stop(): Promise<void> }[] = [];
  // Who knows the address may have connections of its own.
  let isShared = false;

  return {
    ...opened,
    get url() {
      isShared = true;
      return url;
    },
    listen: async (listener: ChangeListener) => void listeners.push(await listenOnServer(() => url, listener)),
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      if (limits === undefined && !isShared && (await emptyDatabase(run, schemaText))) {
        unused.push({ url, schemaText, opened });
        return;
      }
      await opened.close();
      const isEmpty = await onServer(url, async (runAlone) => {
        await runAlone(endOtherSessions);
        return emptyDatabase(runAlone, schemaText);
      }).catch(() => false);
      if (isEmpty) unused.push({ url, schemaText, opened: null });
      else await drop(serverUrl, url);
    },
  };
}

/**
 * The databases the shop must run on, for `describe.each`: embedded PGlite, and PostgreSQL where available. For whatever
 * could differ between them: locks, transactions at once, large data, drivers, what happens when one is lost.
 */
export function testDatabases(): TestDatabase[] {
  const embedded: TestDatabase = { name: 'PGlite', open: async () => ({ ...(await openTestDatabase()), url: null }) };
  const url = inject('postgresUrl');
  return url === null ? [embedded] : [embedded, { name: 'PostgreSQL', open: (limits) => openOnServer(url, limits) }];
}

/**
 * PostgreSQL where available, else PGlite, for `describe.each`: for what happens at once. PGlite has one connection, which
 * takes transactions in turn; that none waits for itself there is proven by the tests against the real backend.
 */
export function concurrentTestDatabase(): TestDatabase[] {
  return testDatabases().slice(-1);
}

/**
 * One of them, by the name of the test file, for `describe.each`: half of the files run on each. For behaviour above the
 * statements, which both process by the same code of PostgreSQL.
 * @param testFile `import.meta.url`
 */
export function oneTestDatabase(testFile: string): TestDatabase[] {
  const databases = testDatabases();
  const name = basename(testFile);
  const letters = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return databases.slice(letters % databases.length).slice(0, 1);
}
