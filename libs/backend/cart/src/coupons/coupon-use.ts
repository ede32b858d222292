import { pgView, text } from 'drizzle-orm/pg-core';

/** Columns of the view of what has used coupons: orders, which stand on this module, define it. */
export const couponUseColumns = {
  couponId: text('coupon_id').notNull(),
  customerId: text('customer_id'),
  email: text('email').notNull(),
};

/** One row for each order that uses a coupon; a cancelled one gives it back. */
export const couponUse = pgView('coupon_use', couponUseColumns).existing();
