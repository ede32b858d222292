import { lt } from 'drizzle-orm';
import { job, leaderLease } from '../jobs/tables';
import { outboxMail } from '../mail/tables';
import { rateLimit } from './limits/tables';
import { defineModule } from './modules/module';

/** What all modules stand on. */
export const serverModule = defineModule({
  name: 'server',
  tables: { job, leaderLease, outboxMail, rateLimit },
  tidy: async (db, { now }) => {
    await db.delete(rateLimit).where(lt(rateLimit.resetsAt, now));
  },
});
