import type { Database } from './database';

/** What listens to the database. */
export interface ChangeListener {
  /** @param tag what a committed transaction changed, as the triggers of the tables say it */
  onChange(tag: string): void;
  /** Changes may have been missed: there was no connection. */
  onGap(): void;
}

export interface OpenDatabase {
  db: Database;
  /** The same database for maintenance, without the timeouts for shoppers. */
  upkeep: Database;
  /** 'embedded' is PGlite in DATA_DIR, 'server' a PostgreSQL named by DATABASE_URL. */
  kind: 'embedded' | 'server';
  /** Tells of changes, also those of other processes, until the database is closed. */
  listen(listener: ChangeListener): Promise<void>;
  close(): Promise<void>;
}
