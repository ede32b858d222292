import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { bundleForTests } from '../../bundle-for-tests.mjs';
import { findPostgres } from './find-postgres';
import { startPostgres } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where no PostgreSQL is available. */
    postgresUrl: string | null;
    /** How the names of this run's databases begin. */
    databasePrefix: string;
    /** Folder with the programs that tests start as processes of their own. */
    programs: string;
  }
}

const databasePrefix = `vyloha_test_${randomBytes(8).toString('hex')}_`;

/** Removes those of this run from a server that outlives it. */
async function dropDatabases(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [databasePrefix],
  );
  for (const { name } of rows) await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
  await client.end();
}

/**
 * One PostgreSQL for all test files: TEST_DATABASE_URL, else a local server, else the one from npm, else none.
 * @returns what stops it
 */
async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return () => dropDatabases(given);
  }
  const programs = findPostgres();
  try {
    if (programs === null) throw new Error('no server found');
    const server = await startPostgres(programs);
    project.provide('postgresUrl', server.url);
    return server.stop;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    process.stdout.write(`Tests on PostgreSQL are left out (${reason}); TEST_DATABASE_URL names one.\n`);
    project.provide('postgresUrl', null);
    return async () => {};
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('databasePrefix', databasePrefix);
  const [stopPostgres, bundle] = await Promise.all([
    providePostgres(project),
    bundleForTests({ main: 'main', cli: 'import', 'prices-and-stock-cli': 'prices-and-stock' }),
  ]);
  project.provide('programs', bundle.folder);
  return async () => {
    await Promise.all([stopPostgres(), bundle.remove()]);
  };
}
