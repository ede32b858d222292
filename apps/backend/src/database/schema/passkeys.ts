import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestamptz } from './columns';
import { customer } from './orders';

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
