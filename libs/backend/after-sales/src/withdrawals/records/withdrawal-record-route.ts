import { asc, desc, eq, inArray } from 'drizzle-orm';
import { defineRoute, matchesRecord, recordSearch, recordsSchema } from '@vyloha/backend-kernel';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { toWireWithdrawal, withWithdrawals } from '../load-withdrawals';
import { withdrawal } from '../tables';
import { withdrawalStates } from '../withdrawal-states';
import { withdrawalRecordSchema } from './withdrawal-record';

const { code, state, receivedAt: createdAt, orderId } = withdrawal;

export const withdrawalRecordRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/withdrawals/list',
  summary:
    'The latest withdrawals that a search finds, the oldest first; only for the command on the backend’s machine',
  access: 'command',
  body: recordSearch(withdrawalStates),
  response: recordsSchema(withdrawalRecordSchema),
  handler: async ({ db, locale }, { body: { limit, ...search } }) => {
    const where = matchesRecord({ code, state, createdAt, order: shopOrder.code }, search);
    const found = db
      .select({ orderId, code })
      .from(withdrawal)
      .innerJoin(shopOrder, eq(shopOrder.id, orderId))
      .where(where);
    const total = await db.$count(found.as('found'));
    const latest = (await found.orderBy(desc(createdAt), desc(code)).limit(limit)).toReversed();
    const ids = latest.map((row) => row.orderId);
    const orders = await db.select().from(shopOrder).where(inArray(shopOrder.id, ids)).orderBy(asc(shopOrder.code));
    const stored = (await withWithdrawals(db, orders)).flatMap((order) =>
      order.withdrawals.map((one) => ({ one, order })),
    );
    return {
      data: latest.flatMap((row) =>
        stored
          .filter(({ one }) => one.row.code === row.code)
          .map(({ one, order }) => {
            const { name, email, phone } = order.order;
            const { reason, bankAccount } = one.row;
            return { ...toWireWithdrawal(one, order, locale), reason, bankAccount, customer: { name, email, phone } };
          }),
      ),
      meta: { total },
    };
  },
});
