import { defineService } from '@vyloha/backend-kernel';
import type { Locale } from '@vyloha/contract';
import type { PaymentState } from './payment-state';

/** What a gateway gets to know of an order to be paid; the amount is always that of the stored order. */
export interface NewPayment {
  orderCode: string;
  amountMinor: number;
  currency: string;
  locale: Locale;
  payer: { name: string; email: string; phone: string };
  /** Where the shopper returns to. */
  returnUrl: string;
  /** Where the gateway announces changes. */
  notificationUrl: string;
}

/** A payment as the gateway knows it. */
export interface GatewayPayment {
  id: string;
  state: Exclude<PaymentState, 'starting' | 'expired'>;
  orderCode: string;
  amountMinor: number;
  currency: string;
}

/** A payment gateway. Its calls are rejected with `GatewayFailure`. */
export interface PaymentGateway {
  /** Starts a payment. @returns with the page on which the shopper pays */
  createPayment(payment: NewPayment): Promise<GatewayPayment & { url: string }>;
  /** The payment of an id; `null` when the gateway has none. */
  findPayment(id: string): Promise<GatewayPayment | null>;
  /** Returns a part of a paid payment, or all of it. @param amountMinor in minor units of its currency */
  refundPayment(id: string, amountMinor: number): Promise<void>;
}

/** The gateway does not answer (`status` is null), or refuses. */
export class GatewayFailure extends Error {
  override name = 'GatewayFailure';
  constructor(
    message: string,
    readonly status: number | null,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Null when none is set: then nothing can be paid online. */
export const paymentGateway = defineService<PaymentGateway | null>('payment gateway');
