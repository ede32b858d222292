import { and, lt, notInArray } from 'drizzle-orm';
import { job, leaderLease } from '../jobs/tables';
import { outboxMail } from '../mail/tables';
import { rateLimit } from './limits/tables';
import { isEmail } from './modules/is-of-mailbox';
import { defineModule } from './modules/module';

/** What all modules stand on. */
export const serverModule = defineModule({
  name: 'server',
  tables: { job, leaderLease, outboxMail, rateLimit },
  personalData: {
    tables: { outboxMail: { reason: 'an address that a mail waits for; what it says is told by its subject' } },
    // Orders and what follows them stay without the account, and so do their mails.
    forget: async (tx, { email }) => {
      const isOfAccount = notInArray(outboxMail.subjectType, [
        'order',
        'parcel',
        'document',
        'refund',
        'withdrawal',
        'claim',
      ]);
      await tx.delete(outboxMail).where(and(isEmail(outboxMail.recipient, email), isOfAccount));
    },
  },
  tidy: async (db, { now }) => {
    await db.delete(rateLimit).where(lt(rateLimit.resetsAt, now));
  },
});
