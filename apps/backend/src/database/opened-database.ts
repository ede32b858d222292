import type { Database } from './database';

export interface OpenDatabase {
  db: Database;
  /** The same for work behind the scenes, which may take its time. */
  upkeep: Database;
  /** 'embedded' is PGlite in DATA_DIR, 'server' a PostgreSQL named by DATABASE_URL. */
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}
