import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../config/settings';
import type { Database } from '../../database/database';
import type { Replicas } from '../../database/opened-database';

/** What the server is made with. */
export interface BackendDeps {
  settings: Settings;
  log: FastifyBaseLogger;
  /** Null until the database is open and migrated: until then all requests but health checks get 503. */
  database: () => Database | null;
  /** The database for maintenance, with connections reserved from shoppers; defaults to `database`. */
  upkeep?: () => Database | null;
  /** What the catalogue is read from in place of `database`; null, the default, for none. */
  replicas?: () => Replicas | null;
  /** Folder of an embedded database; null for a server (the default). */
  embeddedIn?: () => string | null;
  /** Whether the process is draining: it still serves, but reports not ready. */
  isDraining?: () => boolean;
  /** What is wrong although the shop can serve, for operators; nothing by default. */
  warnings?: () => readonly string[];
  now: () => Date;
  /** Validates every response against its schema; for tests. */
  checkResponses: boolean;
  /** Called after a request enqueued jobs or mails; optional, since they are in the database. */
  wakeJobs?: () => void;
}
