import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database';

export type DatabaseLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** What listens to the database. */
export interface ChangeListener {
  /** @param tag what a committed transaction changed, as the triggers of the tables say it */
  onChange(tag: string): void;
  /** Changes may have been missed: there was no connection. */
  onGap(): void;
}

/** Servers that are read in place of the primary. */
export interface Replicas {
  /** One that has all changes that were notified; null where the primary is to be read. */
  find(): Database | null;
  /** Resolves once `find` heeds what was committed before. */
  waitForOwnWrites(): Promise<void>;
  /** A read of it has failed: it is not read until it has answered again. */
  leave(db: Database): void;
}

export interface OpenDatabase {
  db: Database;
  /** The same database for maintenance, without the timeouts for shoppers. */
  upkeep: Database;
  /** Null without any; they are read once `listen` was called. */
  replicas: Replicas | null;
  /** 'embedded' is PGlite in DATA_DIR, 'server' a PostgreSQL named by DATABASE_URL. */
  kind: 'embedded' | 'server';
  /** Tells of changes, also those of other processes, until the database is closed. */
  listen(listener: ChangeListener): Promise<void>;
  close(): Promise<void>;
}
