import type { AddressParts } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, timestamptz } from '@vyloha/backend-kernel/tables';
import { membershipColumns } from './companies/membership-columns';
import { addressColumns } from './address-columns';

/** Data entered at registration. */
type RegisteredPerson = Pick<typeof customer.$inferInsert, 'firstName' | 'lastName' | 'phone' | 'address' | 'business'>;

const ownerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** Single-purpose secrets, mailed, handed to staff or stored by a browser; only their SHA-256 is stored. */
export const customerToken = pgTable(
  'customer_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: ownerId(),
    /** login, loginLink, reset, activation, emailChange or device */
    purpose: text('purpose').notNull(),
    /** The new e-mail that an `emailChange` proves; null for the others. */
    email: text('email'),
    /** Browser and system of a `device`, as `describeDevice` names them; null for the others, and when unknown. */
    device: text('device'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('customer_token_customer').on(table.customerId)],
);

/** A registration whose mail link has not been opened yet: there is no account until then. */
export const pendingRegistration = pgTable('pending_registration', {
  /** SHA-256 of the secret in the mail. */
  tokenHash: text('token_hash').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  person: jsonb('person').$type<RegisteredPerson>().notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

export const customerAddress = pgTable(
  'customer_address',
  {
    id: id(),
    customerId: ownerId(),
    /** shipping or billing */
    type: text('type').notNull(),
    name: text('name').notNull(),
    businessName: text('business_name'),
    phone: text('phone'),
    ...addressColumns(''),
    /** The one of its type that forms start with. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('customer_address_customer').on(table.customerId, table.createdAt)],
);

/** A company that several customers buy for. */
export const company = pgTable('company', {
  id: id(),
  name: text('name').notNull(),
  tin: text('tin').notNull(),
  vatin: text('vatin'),
  /** Where its orders are invoiced to. */
  address: jsonb('address').$type<AddressParts>().notNull(),
  /** Its members buy at these prices, and see what these groups see besides their own. */
  priceList: text('price_list').notNull(),
  groups: text('groups')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Of its limits. */
  currency: text('currency').notNull(),
  /** Days from the issue of an invoice to its payment; null, as the limit, where it does not order by invoice. */
  invoiceDueDays: integer('invoice_due_days'),
  /** What its orders by invoice that are not paid may cost together, with tax. */
  creditLimitMinor: bigint('credit_limit_minor', { mode: 'number' }),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const customer = pgTable(
  'customer',
  {
    id: id(),
    email: text('email').notNull(),
    /** scrypt: parameters, salt and hash in one string. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    groups: text('groups')
      .array()
      .notNull()
      .default(sql`'{}'`),
    priceList: text('price_list').notNull().default('b2c'),
    address: jsonb('address').$type<AddressParts>(),
    business: jsonb('business').$type<{ name: string; tin: string; vatin: string | null }>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** When the customer's e-mail was confirmed; null until then. */
    emailConfirmedAt: timestamptz('email_confirmed_at').defaultNow(),
  },
  (table) => [uniqueIndex('customer_email').on(sql`lower(${table.email})`)],
);

/** Bearer tokens; only their SHA-256 is stored. */
export const accessToken = pgTable(
  'access_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    expiresAt: timestamptz('expires_at').notNull(),
    /** By which its owner ends the session; grants no access. */
    id: uuid('id').notNull().defaultRandom(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Browser and system by name, e.g. `Firefox, Windows`; null when unknown. */
    device: text('device'),
    /** Opened by the shop's staff. */
    isStaff: boolean('is_staff').notNull().default(false),
  },
  (table) => [index('access_token_customer').on(table.customerId)],
);

/** Public keys by which customers log in without a password. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key. */
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator signed; 0 for ever where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [index('passkey_customer').on(table.customerId)],
);

/** What an authenticator has to sign, once. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  /** SHA-256 of the challenge. */
  challengeHash: text('challenge_hash').primaryKey(),
  /** login or registration */
  purpose: text('purpose').notNull(),
  /** SHA-256 of the secret of the browser that asked: its session with the storefront, or its bearer token. */
  holderHash: text('holder_hash').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Who buys for a company; a customer does for one at most. */
export const companyMember = pgTable(
  'company_member',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    companyId: text('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    ...membershipColumns,
    joinedAt: timestamptz('joined_at').notNull(),
  },
  (table) => [index('company_member_company').on(table.companyId)],
);
