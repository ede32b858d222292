import type { FastifyBaseLogger } from 'fastify';
import type { PaymentGateway } from '../../payments/payment-gateway';
import type { Feeds } from '../../feeds/making/feeds';
import type { ChangeStream } from '../../changes/change-stream';
import type { Settings } from '../../config/settings';
import type { Database } from '../../database/database';

export interface BackendDeps {
  settings: Settings;
  /** Where orders are paid online; nowhere by default. */
  gateway?: PaymentGateway | null;
  /** Shared with the upkeep that renews them; its own by default. */
  feeds?: Feeds;
  /** Passes on what changes in the database; tells nothing by default. */
  changes?: ChangeStream;
  log: FastifyBaseLogger;
  /** Null until the database is open and migrated: until then all requests but health checks get 503. */
  database: () => Database | null;
  /** The database for maintenance, with connections reserved from shoppers; defaults to `database`. */
  upkeep?: () => Database | null;
  /** Folder of an embedded database; null for a server (the default). */
  embeddedIn?: () => string | null;
  /** Whether the process is draining: it still serves, but reports not ready. */
  isDraining?: () => boolean;
  now: () => Date;
  /** Validates every response against its schema; for tests. */
  checkResponses: boolean;
  /** Called after a request enqueued jobs or mails; optional, since they are in the database. */
  wakeJobs?: () => void;
}
