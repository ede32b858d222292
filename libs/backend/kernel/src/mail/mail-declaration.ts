import type { Settings } from '../config/settings';
import type { Database } from '../database/database';
import type { Services } from '../server/services';
import type { ComposedMail, OutboxMail } from './outbox';

export interface MailContext {
  services: Services;
  db: Database;
  settings: Pick<Settings, 'publicUrl' | 'orderMailsOff'>;
  now: () => Date;
}

/** Mails of the outbox about one kind of subject. */
export interface MailDeclaration {
  /** Unique in the backend. */
  kinds: readonly string[];
  /** @returns null when there is nothing to tell any more, because its subject is gone or has changed */
  compose(context: MailContext, mail: OutboxMail): Promise<ComposedMail | null>;
}
