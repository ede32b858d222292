import { orderPayment } from './tables';
import { checkPayments } from './check-payments';
import { giveUpUnpaidOrders } from './give-up-unpaid';
import { paymentLimits } from './limits';
import { remindOfUnpaidOrders } from './remind-unpaid';
import { type UpkeepContext, defineModule } from '@vyloha/backend-kernel';
import { paymentRoutes } from './payment-routes';

const hasGateway = ({ gateway }: UpkeepContext) => gateway !== null;
const toSettling = ({ wakeMails, ...context }: UpkeepContext) => ({ ...context, wakeJobs: wakeMails });

/** Payments online. */
export const paymentsModule = defineModule({
  name: 'payments',
  tables: { orderPayment },
  routes: paymentRoutes,
  limits: Object.values(paymentLimits),
  repeats: [
    {
      name: 'asking about payments',
      everyMs: 30_000,
      isOn: hasGateway,
      work: (context) => checkPayments(toSettling(context)),
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
