import type { TestProject } from 'vitest/node';
import { bundleForTests } from '../../bundle-for-tests.mjs';
import { findPostgres } from './find-postgres';
import { startPostgres } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where no PostgreSQL is available. */
    postgresUrl: string | null;
    /** Folder with the programs that tests start as processes of their own. */
    programs: string;
  }
}

/**
 * One PostgreSQL for all test files: TEST_DATABASE_URL, else a local server, else the one from npm, else none.
 * @returns what stops it
 */
async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return async () => {};
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
  const [stopPostgres, bundle] = await Promise.all([
    providePostgres(project),
    bundleForTests({ main: 'main', cli: 'import/cli', 'prices-and-stock-cli': 'import/prices-and-stock-cli' }),
  ]);
  project.provide('programs', bundle.folder);
  return async () => {
    await Promise.all([stopPostgres(), bundle.remove()]);
  };
}
