import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config/settings';
import type { Database } from '../database/database';

export interface BackendDeps {
  settings: Settings;
  log: FastifyBaseLogger;
  /** Null until the database is open and migrated: every call but the health checks then answers 503. */
  database: () => Database | null;
  /** The database as upkeep uses it, whose connections shoppers cannot take; the same unless told. */
  upkeep?: () => Database | null;
  /** Folder of an embedded database; null for one on a server, and unless told. */
  embeddedIn?: () => string | null;
  /** Whether the process is about to stop: it serves on, but wants no new callers. */
  isDraining?: () => boolean;
  now: () => Date;
  /** Compares every answer with its schema; for tests. */
  checkResponses: boolean;
  /** Called when an answer has left jobs behind; nobody need listen, they are in the database. */
  wakeJobs?: () => void;
}
