import { type Database, type TidyContext, workJobs } from '@vyloha/backend-kernel';
import { type WorkOptions, sendOutbox, tidyUp } from '@vyloha/backend-kernel/testing';
import { jobDefinitions, mailDeclarations, modules } from '../modules';

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
