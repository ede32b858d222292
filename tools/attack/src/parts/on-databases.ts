import { startPostgres } from '../shop/postgres';
import type { Postgres } from '../shop/postgres';

/** Runs something on a PostgreSQL of its own; null where none can be had. */
export async function onPostgres<T>(
  say: (line: string) => void,
  run: (postgres: Postgres) => Promise<T>,
): Promise<T | null> {
  const postgres = await startPostgres();
  if (postgres === null) {
    say('No PostgreSQL can be had: left out.');
    return null;
  }
  try {
    return await run(postgres);
  } finally {
    await postgres.stop();
  }
}
