import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { customer } from '@vyloha/backend-accounts/tables';
import type { CouponRow, EnteredCoupon } from './coupon-problem';
import { couponUse } from './coupon-use';
import { coupon } from './tables';

/** Whose use it is: known by the account or by the mailbox. */
export function isUseOf(customerId: string | typeof customer.id | null, email: string | typeof customer.email) {
  const isMailbox = eq(sql`lower(${couponUse.email})`, sql`lower(${email})`);
  return customerId === null ? isMailbox : or(eq(couponUse.customerId, customerId), isMailbox);
}

const isOfCoupon = eq(couponUse.couponId, coupon.id);
const isOfCustomer: SQL | undefined = isUseOf(customer.id, customer.email);

/** The coupon of a cart with its uses, from `cart` joined with `coupon` and `customer`. */
export const couponColumns = {
  coupon,
  couponUses: sql<number | null>`case when ${coupon.maxUses} is not null then
    (select count(*)::int from ${couponUse} where ${isOfCoupon}) end`,
  isCouponUsedBefore: sql<boolean>`${coupon.oncePerCustomer} is true and ${customer.id} is not null and exists (
    select from ${couponUse} where ${and(isOfCoupon, isOfCustomer)})`,
};

interface CouponColumns {
  coupon: CouponRow | null;
  couponUses: number | null;
  isCouponUsedBefore: boolean;
}

export function toEnteredCoupon(row: CouponColumns): EnteredCoupon | null {
  return row.coupon && { coupon: row.coupon, uses: row.couponUses, isUsedBefore: row.isCouponUsedBefore };
}
