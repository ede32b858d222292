import pino from 'pino';
import { type Database, type Settings, type TidyContext, workJobs } from '@vyloha/backend-kernel';
import { type WorkOptions, sendOutbox, tidyUp } from '@vyloha/backend-kernel/testing';
import { jobDefinitions, mailDeclarations, modules } from '../modules';
import { type TestShop, testSettings } from './create-test-shop';

type MailContext = Parameters<typeof sendOutbox>[0];

/** Works the jobs of all modules. */
export const workAllJobs = (db: Database, options: Omit<WorkOptions, 'jobs'> = {}): Promise<number> =>
  workJobs(db, { jobs: jobDefinitions, ...options });

/** Sends what is due of all modules. @param changes to what the shop sends with */
export const sendAllMails = (
  { services, db, clock }: Pick<TestShop, 'services' | 'db' | 'clock'>,
  settings: Partial<Settings>,
  changes: Partial<Pick<MailContext, 'db' | 'now'>> = {},
): Promise<void> =>
  sendOutbox({
    mails: mailDeclarations,
    services,
    db,
    settings: { ...testSettings, ...settings },
    log: pino({ level: 'silent' }),
    now: () => clock.now,
    ...changes,
  });

/** Removes what has expired of all modules. */
export const tidyUpShop = (
  db: Database,
  now: Date,
  settings: TidyContext['settings'] = { legalDutiesOff: [] },
): Promise<void> => tidyUp(modules, db, { settings, now });
