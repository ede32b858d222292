import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres';
import { startPostgres } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where no PostgreSQL is available. */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL for all test files: TEST_DATABASE_URL, else a local server, else the one from npm, else none. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return project.provide('postgresUrl', given);
  const programs = findPostgres();
  try {
    if (programs === null) throw new Error('no server found');
    const server = await startPostgres(programs);
    project.provide('postgresUrl', server.url);
    return server.stop;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    process.stdout.write(`Tests on PostgreSQL are left out (${reason}); TEST_DATABASE_URL names one.\n`);
    return project.provide('postgresUrl', null);
  }
}
