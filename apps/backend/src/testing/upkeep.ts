import type { Database } from '../database/database';
import { workJobs, type WorkOptions } from '../jobs/work-jobs';
import { sendOutbox } from '../mail/send-outbox';
import { jobDefinitions, mailDeclarations, modules } from '../modules';
import type { TidyContext } from '../server/modules/module';
import { tidyUp } from '../server/modules/tidy-up';

/** Works the jobs of all modules. */
export const workAllJobs = (db: Database, options: Omit<WorkOptions, 'jobs'> = {}): Promise<number> =>
  workJobs(db, { jobs: jobDefinitions, ...options });

/** Sends what is due of all modules. */
export const sendAllMails = (context: Omit<Parameters<typeof sendOutbox>[0], 'mails'>): Promise<void> =>
  sendOutbox({ mails: mailDeclarations, ...context });

/** Removes what has expired of all modules. */
export const tidyUpShop = (
  db: Database,
  now: Date,
  settings: TidyContext['settings'] = { legalDutiesOff: [] },
): Promise<void> => tidyUp(modules, db, { settings, now });
