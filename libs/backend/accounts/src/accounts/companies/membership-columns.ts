import { integer, text } from 'drizzle-orm/pg-core';
import type { CompanyRole } from './company-permissions';

/** Role and limits, of a member or of whoever is invited to become one. */
export const membershipColumns = {
  role: text('role').$type<CompanyRole>().notNull(),
  /** The most that one order of a buyer may cost in all, with tax; null without a limit. */
  orderLimitMinor: integer('order_limit_minor'),
  /** The most that the orders of a buyer in one month may cost together, with tax; null without a limit. */
  monthlyLimitMinor: integer('monthly_limit_minor'),
};
