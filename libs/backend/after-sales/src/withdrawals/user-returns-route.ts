import { limits } from '@vyloha/config/server';
import { count, desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { withdrawal } from './tables';
import { type CustomerContext, defineRoute, paginatedSchema, queryNumber, toPagination } from '@vyloha/backend-kernel';
import { toWireWithdrawal, withWithdrawals } from './load-withdrawals';
import { withdrawalSchema, type WireWithdrawal } from './withdrawal-schema';

/** A page of the withdrawals from the customer's orders, newest first. */
async function listReturns(
  { db, locale, customerId }: CustomerContext,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ returns: WireWithdrawal[]; total: number }> {
  const isOwn = eq(shopOrder.customerId, customerId);
  const ofOwnOrder = eq(shopOrder.id, withdrawal.orderId);
  const [counted] = await db.select({ total: count() }).from(withdrawal).innerJoin(shopOrder, ofOwnOrder).where(isOwn);
  const rows = await db
    .select({ id: withdrawal.id, orderId: withdrawal.orderId })
    .from(withdrawal)
    .innerJoin(shopOrder, ofOwnOrder)
    .where(isOwn)
    .orderBy(desc(withdrawal.receivedAt), desc(withdrawal.code))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const orderIds = rows.map(({ orderId }) => orderId);
  const orders = orderIds.length === 0 ? [] : await db.select().from(shopOrder).where(inArray(shopOrder.id, orderIds));
  const found = await withWithdrawals(db, orders);
  const returns = rows.flatMap(({ id }) =>
    found.flatMap((order) =>
      order.withdrawals.filter(({ row }) => row.id === id).map((stored) => toWireWithdrawal(stored, order, locale)),
    ),
  );
  return { returns, total: counted?.total ?? 0 };
}

export const userReturnsRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/user/returns',
  summary: 'Withdrawals from orders of the customer with their states, newest first',
  access: 'customer',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: 100, defaultValue: limits.ordersPerPage }),
  }),
  response: paginatedSchema(withdrawalSchema),
  handler: async (ctx, { query: { page, perPage } }) => {
    const { returns, total } = await listReturns(ctx, { page, perPage });
    return { data: returns, meta: { pagination: toPagination(total, page, perPage) } };
  },
});
