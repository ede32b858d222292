import type { Database } from './database';

export interface OpenDatabase {
  db: Database;
  /** The same database for maintenance, without the timeouts for shoppers. */
  upkeep: Database;
  /** 'embedded' is PGlite in DATA_DIR, 'server' a PostgreSQL named by DATABASE_URL. */
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}
