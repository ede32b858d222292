import type { GopayConfig } from '@vyloha/config/server';
import { GatewayFailure, type NewPayment, type PaymentGateway } from '../payment-gateway';
import { createGopayCalls } from './gopay-calls';
import { paymentResponse, refundResponse } from './gopay-responses';

interface GopayGatewayOptions {
  now?: () => number;
  /** Called when calls of a kind are paused, and when they are sent again. */
  onChange?: (path: string, isOpen: boolean) => void;
}

function toNewPayment(payment: NewPayment, goid: string): object {
  const { orderCode, amountMinor, currency, locale, payer } = payment;
  return {
    payer: { contact: { first_name: payer.name, email: payer.email, phone_number: payer.phone.replaceAll(' ', '') } },
    target: { type: 'ACCOUNT', goid },
    amount: amountMinor,
    currency,
    order_number: orderCode,
    order_description: orderCode,
    lang: locale.toUpperCase(),
    callback: { return_url: payment.returnUrl, notification_url: payment.notificationUrl },
  };
}

/** GoPay's REST API (https://doc.gopay.com); amounts are in minor units there as well. */
export function createGopayGateway(
  { url, goid, clientId, clientSecret }: GopayConfig,
  { now = Date.now, onChange = () => {} }: GopayGatewayOptions = {},
): PaymentGateway {
  const call = createGopayCalls({ url: url.replace(/\/$/, ''), clientId, clientSecret, now, onChange });
  const { origin } = new URL(url);

  return {
    async createPayment(payment) {
      const json = toNewPayment(payment, goid);
      const created = await call({ method: 'POST', path: '/payments/payment', json }, paymentResponse);
      // Shoppers are sent there with what they pay: to nobody but the gateway.
      if (created?.url == null || new URL(created.url).origin !== origin)
        throw new GatewayFailure('GoPay started a payment without a page of its own', null);
      return { ...created, url: created.url };
    },
    findPayment: (id) => call({ method: 'GET', path: `/payments/payment/${encodeURIComponent(id)}` }, paymentResponse),
    async refundPayment(id, amountMinor) {
      const path = `/payments/payment/${encodeURIComponent(id)}/refund`;
      const refunded = await call({ method: 'POST', path, form: { amount: String(amountMinor) } }, refundResponse);
      if (refunded === null || refunded.result === 'FAILED')
        throw new GatewayFailure(`GoPay did not refund payment ${id}`, null);
    },
  };
}
