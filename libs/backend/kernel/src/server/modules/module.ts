import type { FastifyBaseLogger } from 'fastify';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TextKey } from '../../i18n/texts';
import type { Settings } from '../../config/settings';
import type { Database, Transaction } from '../../database/database';
import type { Replicas } from '../../database/opened-database';
import type { JobDefinition } from '../../jobs/job-definition';
import type { MailDeclaration } from '../../mail/mail-declaration';
import type { CallLimit } from '../limits/limits';
import type { Services } from '../services';
import type { CustomerContext } from '../routes/request-context';
import type { Route } from '../routes/route';

export interface TidyContext {
  settings: Pick<Settings, 'legalDutiesOff'>;
  now: Date;
  /** The time this many days ago. */
  daysAgo(days: number): Date;
}

/** What work that is nobody's request is given. */
export interface UpkeepContext {
  services: Services;
  /** With connections reserved from shoppers. */
  db: Database;
  /** For long reads of the catalogue; none by default. */
  replicas?: Replicas | null;
  settings: Settings;
  log: FastifyBaseLogger;
  now(): Date;
  /** Checked between steps: if false, the rest is left to another backend. */
  canContinue(): Promise<boolean>;
  /** Call it after enqueuing mails. */
  wakeMails(): void;
}

/** Work that is done periodically, by the backend that leads unless it says otherwise. */
export interface RepeatedWork {
  /** For the log. */
  name: string;
  everyMs: number;
  /** Each backend does it: for itself, or what no other one has claimed. */
  isOfEach?: boolean;
  /** Whether the settings need it at all; they always do by default. */
  isOn?(context: UpkeepContext): boolean;
  work(context: UpkeepContext): Promise<unknown>;
}

/** A customer whose data are exported. */
export interface KnownCustomer {
  id: string;
  email: string;
  /** Only then is theirs what is known by the e-mail that somebody typed. */
  isMailboxProven: boolean;
}

/** A customer whose account is deleted. */
export interface LeavingCustomer {
  id: string;
  email: string;
  /** What is shown in place of an author. */
  nobody: string;
  now: Date;
}

/** More than anybody has. */
export const maxExported = 10_000;

/** What a module knows of customers (articles 17 and 20 of the GDPR). */
export interface PersonalData<PersonalTables extends string = string> {
  /** Each table with a customer's id, an e-mail or a recipient: its key in the export, or why it is not exported. */
  tables: Readonly<Record<PersonalTables, { key: string } | { reason: string }>>;
  /** Locks what orders are placed from, before anything is changed. Called from the last module to the first. */
  lock?(tx: Transaction, customerId: string): Promise<void>;
  /** By kind; without secrets and their hashes, which are nobody's data. */
  export?(ctx: CustomerContext, customer: KnownCustomer): Promise<Record<string, unknown>>;
  /**
   * Deletes what is the customer's, or takes their name off what has to stay; nothing where foreign keys do. Called from the
   * last module to the first, that of accounts at the end.
   * @throws HttpError where the customer may not leave
   */
  forget?(tx: Transaction, customer: LeavingCustomer): Promise<void>;
}

/** One domain of the backend: all that others loop over. */
export interface BackendModule {
  name: string;
  /** Those that belong to this module: others read them, and write to them only where they stand on it. */
  tables: Readonly<Record<string, PgTable>>;
  routes: readonly Route[];
  limits: readonly CallLimit[];
  jobs: readonly JobDefinition[];
  mails: readonly MailDeclaration[];
  repeats: readonly RepeatedWork[];
  /** Removes what has expired, once an hour. */
  tidy?(db: Database, context: TidyContext): Promise<void>;
  personalData?: PersonalData;
  /** Why the shop cannot be opened yet, and when it cannot. */
  notReady?: { reason: TextKey; when: SQL };
}

type Tables = Readonly<Record<string, PgTable>>;

/** Names of the tables that a person can be found in. */
type PersonalNames<Of extends Tables> = {
  [Name in keyof Of & string]: 'customerId' extends keyof Of[Name]['_']['columns']
    ? Name
    : 'email' extends keyof Of[Name]['_']['columns']
      ? Name
      : 'recipient' extends keyof Of[Name]['_']['columns']
        ? Name
        : never;
}[keyof Of & string];

/** What is left out is empty. */
type ModuleShape = Pick<BackendModule, 'name' | 'tidy' | 'personalData' | 'notReady'> &
  Partial<Omit<BackendModule, 'name'>>;

type Duty<Of extends Tables> = [PersonalNames<Of>] extends [never]
  ? unknown
  : { personalData: PersonalData<PersonalNames<Of>> };

/** Describes a module. Tables with a customer's id or an e-mail have to say what becomes of their personal data. */
export function defineModule<Of extends Tables = Record<never, never>>(
  module: ModuleShape & { tables?: Of } & Duty<Of>,
): BackendModule {
  const shape: ModuleShape = module;
  return { tables: {}, routes: [], limits: [], jobs: [], mails: [], repeats: [], ...shape };
}
