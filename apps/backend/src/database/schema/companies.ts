import type { Locale } from '@vyloha/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CompanyRole } from '../../companies/permissions/company-permissions';
import { id, timestamptz } from './columns';
import { company } from './company';
import { customer } from './orders';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' });

/** Role and limit, of a member or of whoever is invited to become one. */
const membershipColumns = {
  role: text('role').$type<CompanyRole>().notNull(),
  /** The most that one order of a buyer may cost in all, with tax; null without a limit. */
  orderLimitMinor: integer('order_limit_minor'),
};

/** Who buys for a company; a customer does for one at most. */
export const companyMember = pgTable(
  'company_member',
  {
    customerId: text('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    ...membershipColumns,
    joinedAt: timestamptz('joined_at').notNull(),
  },
  (table) => [index('company_member_company').on(table.companyId)],
);

/** An invitation that has not been accepted yet. */
export const companyInvitation = pgTable(
  'company_invitation',
  {
    id: id(),
    companyId: companyId(),
    email: text('email').notNull(),
    ...membershipColumns,
    /** SHA-256 of the secret of its mail; null until that is sent. */
    tokenHash: text('token_hash').unique(),
    /** Page of the shop that the mail links to. */
    callbackUrl: text('callback_url').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('company_invitation_email').on(table.companyId, sql`lower(${table.email})`)],
);
