import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';

/** The shop's embedded database; null on a PostgreSQL server. */
export function findEmbeddedClient(db: Database): PGlite | null {
  return '$client' in db && db.$client instanceof PGlite ? db.$client : null;
}
