import { paymentGateway } from './payment-gateway';
import { eq } from 'drizzle-orm';
import { shopOrder } from '../orders/tables';
import { dueRefund, moneyMove, orderPayment, refundLine } from './tables';
import { checkPayments } from './check-payments';
import { giveUpUnpaidOrders } from './give-up-unpaid';
import { paymentLimits } from './limits';
import { remindOfUnpaidOrders } from './remind-unpaid';
import { type UpkeepContext, defineModule } from '@vyloha/backend-kernel';
import { paymentRoutes } from './payment-routes';
import { composeRefundMail, refundMailKind } from './refunds/refund-mail';
import { returnDueRefunds } from './refunds/return-due-refunds';

const hasGateway = (context: UpkeepContext) => paymentGateway.of(context) !== null;
const toSettling = ({ wakeMails, ...context }: UpkeepContext) => ({ ...context, wakeJobs: wakeMails });

/** Payments online. */
export const paymentsModule = defineModule({
  name: 'payments',
  tables: { dueRefund, moneyMove, orderPayment, refundLine },
  routes: paymentRoutes,
  limits: Object.values(paymentLimits),
  mails: [{ kinds: [refundMailKind], compose: composeRefundMail }],
  personalData: {
    tables: {},
    // It stays with its orders, as their documents do.
    export: async ({ db }, { id }) => {
      const { amountMinor, movedOn, source, reference } = moneyMove;
      const moves = db
        .select({ orderCode: shopOrder.code, amountMinor, currency: shopOrder.currency, movedOn, source, reference })
        .from(moneyMove)
        .innerJoin(shopOrder, eq(shopOrder.id, moneyMove.orderId));
      return { moneyMoves: await moves.where(eq(shopOrder.customerId, id)).orderBy(moneyMove.recordedAt) };
    },
  },
  repeats: [
    {
      name: 'asking about payments',
      everyMs: 30_000,
      isOn: hasGateway,
      work: (context) => checkPayments(toSettling(context)),
    },
    {
      name: 'returning money of cancelled orders',
      everyMs: 30_000,
      work: (context) => returnDueRefunds(toSettling(context)),
    },
    {
      name: 'giving up unpaid orders',
      everyMs: 3_600_000,
      work: (context) => giveUpUnpaidOrders(toSettling(context)),
    },
    {
      name: 'reminding of unpaid orders',
      everyMs: 3_600_000,
      work: async (context) => {
        await remindOfUnpaidOrders(context);
        context.wakeMails();
      },
    },
  ],
});
