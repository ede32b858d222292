import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openServer, type ServerLimits } from '../database/open-server';
import type { OpenDatabase } from '../database/opened-database';
import { openTestDatabase } from './template-database';

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL';
  /** A database of its own with all tables and no rows, removed after `close`. */
  open(limits?: Partial<ServerLimits>): Promise<OpenDatabase & { url: string | null }>;
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const testLimits: ServerLimits = { databasePool: 20, statementTimeoutMs: 10_000 };

async function openOnServer(serverUrl: string, limits: Partial<ServerLimits> = {}) {
  const name = `vyloha_test_${randomBytes(8).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${name}`;
  const opened = await openServer(databaseUrl.href, { ...testLimits, ...limits });
  const close = async () => {
    await opened.close();
    await runOnServer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...opened, url: databaseUrl.href, close };
}

/** The databases the shop must run on, for `describe.each`: embedded PGlite, and PostgreSQL where available. */
export function testDatabases(): TestDatabase[] {
  const embedded: TestDatabase = { name: 'PGlite', open: async () => ({ ...(await openTestDatabase()), url: null }) };
  const url = inject('postgresUrl');
  return url === null ? [embedded] : [embedded, { name: 'PostgreSQL', open: (limits) => openOnServer(url, limits) }];
}
