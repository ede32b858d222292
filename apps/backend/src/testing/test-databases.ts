import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openServer, type ServerLimits } from '../database/open-server';
import type { OpenDatabase } from '../database/opened-database';
import { openTestDatabase } from './template-database';

export interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL';
  /** An own database with all tables and no rows, gone after `close`. */
  open(limits?: Partial<ServerLimits>): Promise<OpenDatabase & { url: string | null }>;
}

async function onServer(url: string, statement: string): Promise<void> {
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
  await onServer(serverUrl, `create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  const opened = await openServer(own.href, { ...testLimits, ...limits });
  const close = async () => {
    await opened.close();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...opened, url: own.href, close };
}

/** The databases the shop must run on, for `describe.each`: embedded PGlite, and PostgreSQL where one can be had. */
export function testDatabases(): TestDatabase[] {
  const embedded: TestDatabase = { name: 'PGlite', open: async () => ({ ...(await openTestDatabase()), url: null }) };
  const url = inject('postgresUrl');
  return url === null ? [embedded] : [embedded, { name: 'PostgreSQL', open: (limits) => openOnServer(url, limits) }];
}
