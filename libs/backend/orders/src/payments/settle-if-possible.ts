import type { RequestContext } from '@vyloha/backend-kernel';
import { loadOrderPayments } from './load-order-payment';
import { GatewayFailure, paymentGateway } from './payment-gateway';
import { isOpenState } from './payment-state';
import { settlePayment } from './settle-payment';

/** Money may have arrived without anybody having said so. A gateway that does not answer stops nobody. */
export async function settleIfPossible(ctx: RequestContext, orderId: string): Promise<void> {
  const { payments } = await loadOrderPayments(ctx.db, orderId);
  const open = payments.find(({ state }) => isOpenState(state));
  if (open === undefined || paymentGateway.of(ctx) === null) return;
  await settlePayment(ctx, open).catch((error: unknown) => {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.warn({ err: error }, 'a payment that is given up was not settled');
  });
  ctx.wakeJobs();
}
