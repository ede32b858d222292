import { shopOrder } from '@vyloha/backend-orders/tables';
import { withdrawal, withdrawalAccess, withdrawalItem } from './tables';
import { eq, lt } from 'drizzle-orm';
import { withdrawalLimits } from './limits';
import { withWithdrawals } from './load-withdrawals';
import { composeWithdrawalMail } from './mail/compose-withdrawal-mail';
import { withdrawalMailKinds } from './mail/to-withdrawal-mails';
import { defineModule } from '@vyloha/backend-kernel';
import { withdrawalRoutes } from './withdrawal-routes';

/** Withdrawals from contracts. */
export const withdrawalsModule = defineModule({
  name: 'withdrawals',
  tables: { withdrawal, withdrawalAccess, withdrawalItem },
  routes: withdrawalRoutes,
  limits: Object.values(withdrawalLimits),
  mails: [{ kinds: withdrawalMailKinds, compose: composeWithdrawalMail }],
  tidy: async (db, { now }) => {
    await db.delete(withdrawalAccess).where(lt(withdrawalAccess.expiresAt, now));
  },
  personalData: {
    tables: {},
    export: async ({ db }, { id }) => {
      const orders = await db.select().from(shopOrder).where(eq(shopOrder.customerId, id)).orderBy(shopOrder.createdAt);
      const withdrawals = (await withWithdrawals(db, orders)).flatMap((order) => order.withdrawals);
      return { withdrawals: withdrawals.map(({ row: { attemptHash: _, ...row }, items }) => ({ ...row, items })) };
    },
  },
});
