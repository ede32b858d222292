import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import { customer } from '../accounts/tables';
import { coupon } from './tables';
import { shopOrder } from '../orders/tables';
import type { CouponRow, EnteredCoupon } from './coupon-problem';

/** Orders that use the coupon; a cancelled one gives it back. */
export function usesCoupon(couponId: string | typeof coupon.id): SQL | undefined {
  return and(eq(shopOrder.couponId, couponId), ne(shopOrder.status, 'cancelled'));
}

/** Whose order it is: known by the account or by the mailbox. */
export function isOrderOf(customerId: string | typeof customer.id | null, email: string | typeof customer.email) {
  const isMailbox = eq(sql`lower(${shopOrder.email})`, sql`lower(${email})`);
  return customerId === null ? isMailbox : or(eq(shopOrder.customerId, customerId), isMailbox);
}

/** The coupon of a cart with its uses, from `cart` joined with `coupon` and `customer`. */
export const couponColumns = {
  coupon,
  couponUses: sql<number | null>`case when ${coupon.maxUses} is not null then
    (select count(*)::int from ${shopOrder} where ${usesCoupon(coupon.id)}) end`,
  isCouponUsedBefore: sql<boolean>`${coupon.oncePerCustomer} is true and ${customer.id} is not null and exists (
    select from ${shopOrder} where ${usesCoupon(coupon.id)} and ${isOrderOf(customer.id, customer.email)})`,
};

interface CouponColumns {
  coupon: CouponRow | null;
  couponUses: number | null;
  isCouponUsedBefore: boolean;
}

export function toEnteredCoupon(row: CouponColumns): EnteredCoupon | null {
  return row.coupon && { coupon: row.coupon, uses: row.couponUses, isUsedBefore: row.isCouponUsedBefore };
}
