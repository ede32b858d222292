import { integer, text } from 'drizzle-orm/pg-core';
import type { CompanyRole } from './company-permissions';

/** Role and limit, of a member or of whoever is invited to become one. */
export const membershipColumns = {
  role: text('role').$type<CompanyRole>().notNull(),
  /** The most that one order of a buyer may cost in all, with tax; null without a limit. */
  orderLimitMinor: integer('order_limit_minor'),
};
