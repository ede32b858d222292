import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '@vyloha/backend-kernel';
import { createGopayGateway } from './gopay/gopay-gateway';
import type { PaymentGateway } from './payment-gateway';

/** The payment gateway of the settings; null when none is set. */
export function openGateway(
  { gopay }: Pick<Settings, 'gopay'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): PaymentGateway | null {
  if (gopay === null) return null;
  return createGopayGateway(gopay, {
    onChange: (call, isPaused) => log.warn({ call, isPaused }, 'calls to the payment gateway'),
  });
}
