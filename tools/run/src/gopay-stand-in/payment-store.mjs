// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';

/**
 * A payment in the fields of GoPay's REST API, amounts in minor units.
 * @typedef {object} Payment
 * @property {number} id
 * @property {string} order_number
 * @property {'CREATED' | 'PAYMENT_METHOD_CHOSEN' | 'AUTHORIZED' | 'PAID' | 'CANCELED' | 'TIMEOUTED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'} state
 * @property {number} amount
 * @property {string} currency
 * @property {number} refunded
 * @property {string} description
 * @property {string} lang
 * @property {{ goid: string }} target
 * @property {{ return_url: string, notification_url: string }} callback
 */

/** What a tester may choose on the payment's page. */
export const outcomes = /** @type {const} */ ({
  paid: 'PAID',
  pending: 'PAYMENT_METHOD_CHOSEN',
  cancelled: 'CANCELED',
  failed: 'TIMEOUTED',
});

const firstId = 3_000_000_000;

/** Whether the payer may still decide about the payment. */
export const isOpen = (/** @type {Payment} */ { state }) => state === 'CREATED' || state === 'PAYMENT_METHOD_CHOSEN';

/**
 * The payments of the stand-in, in memory and, with a file, across restarts.
 * @param {string | undefined} file
 */
export function createPaymentStore(file) {
  /** @type {Map<string, Payment>} */
  const payments = new Map(file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  const save = () => {
    if (file !== undefined) writeFileSync(file, JSON.stringify([...payments]));
  };

  return {
    find: (/** @type {string} */ id) => payments.get(id),

    /** @param {Omit<Payment, 'id' | 'state' | 'refunded'>} fields */
    create(fields) {
      const id = firstId + randomInt(1_000_000_000);
      /** @type {Payment} */
      const payment = { id, state: 'CREATED', refunded: 0, ...fields };
      payments.set(String(id), payment);
      save();
      return payment;
    },

    /** @param {Payment} payment @param {Payment['state']} state */
    decide(payment, state) {
      payment.state = state;
      save();
    },

    /** @param {Payment} payment @param {number} amount @returns {boolean} false when that much cannot be returned */
    refund(payment, amount) {
      const isPaid = payment.state === 'PAID' || payment.state === 'PARTIALLY_REFUNDED';
      if (!isPaid || !(amount > 0) || payment.refunded + amount > payment.amount) return false;
      payment.refunded += amount;
      payment.state = payment.refunded === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
      save();
      return true;
    },
  };
}
