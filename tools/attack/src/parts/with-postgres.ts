import { startPostgres } from '../shop/postgres';
import type { Postgres } from '../shop/postgres';

/** Runs something on its own PostgreSQL; null where none is available. */
export async function withPostgres<T>(
  log: (line: string) => void,
  run: (postgres: Postgres) => Promise<T>,
): Promise<T | null> {
  const postgres = await startPostgres();
  if (postgres === null) {
    log('No PostgreSQL can be had: left out.');
    return null;
  }
  try {
    return await run(postgres);
  } finally {
    await postgres.stop();
  }
}
