import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { KnownCustomer } from './module';

/** Whether an e-mail as somebody typed it is this one. */
export const isEmail = (column: AnyPgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());

/** Whether what is stored with an e-mail is the customer's: only where they have proven the mailbox. */
export const isOfMailbox = (column: AnyPgColumn, { email, isMailboxProven }: KnownCustomer): SQL =>
  isMailboxProven ? isEmail(column, email) : sql`false`;
