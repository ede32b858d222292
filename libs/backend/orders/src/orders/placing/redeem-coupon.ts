import { and, eq, sql } from 'drizzle-orm';
import type { HttpErrorReason, Transaction } from '@vyloha/backend-kernel';
import { coupon } from '@vyloha/backend-cart/tables';
import { type CouponRow, couponUse, isUseOf, usesProblem } from '@vyloha/backend-cart';

interface Buyer {
  customerId: string | null;
  email: string;
}

async function countUses(tx: Transaction, couponId: string, buyer?: Buyer): Promise<number> {
  const [row] = await tx
    .select({ uses: sql<number>`count(*)::int` })
    .from(couponUse)
    .where(and(eq(couponUse.couponId, couponId), buyer && isUseOf(buyer.customerId, buyer.email)));
  return row?.uses ?? 0;
}

/**
 * Whether one more order may use the coupon. One with a limit stays locked until the order is committed, so that orders
 * placed at once never exceed it.
 * @returns why not, or null
 */
export async function redeemCoupon(
  tx: Transaction,
  { id, maxUses, oncePerCustomer }: CouponRow,
  buyer: Buyer,
): Promise<HttpErrorReason | null> {
  if (maxUses === null && !oncePerCustomer) return null;
  const [locked] = await tx.select().from(coupon).where(eq(coupon.id, id)).for('no key update');
  if (locked === undefined) throw new Error(`coupon ${id} is gone`);
  return usesProblem({
    coupon: locked,
    uses: locked.maxUses === null ? null : await countUses(tx, id),
    isUsedBefore: locked.oncePerCustomer && (await countUses(tx, id, buyer)) > 0,
  });
}
