/**
 * States of a payment at the gateway. `starting`: the gateway has not answered yet · `created`: the shopper has not paid
 * · `pending`: the shopper has chosen how to pay, the money is on its way · `expired`: the shop has given its order up
 */
export const paymentStates = [
  'starting',
  'created',
  'pending',
  'cancelled',
  'failed',
  'expired',
  'paid',
  'partiallyRefunded',
  'refunded',
] as const;

export type PaymentState = (typeof paymentStates)[number];

/** States of a payment that may still be paid on the gateway's page. */
export const openStates = ['starting', 'created', 'pending'] as const satisfies readonly PaymentState[];

export function isOpenState(state: PaymentState): boolean {
  return openStates.some((open) => open === state);
}

/** Whether the shop has had the money. */
export function isPaidState(state: PaymentState): boolean {
  return progressOf[state] >= progressOf.paid;
}

const progressOf: Readonly<Record<PaymentState, number>> = {
  starting: 0,
  created: 1,
  pending: 2,
  cancelled: 3,
  failed: 3,
  expired: 3,
  // Money that arrives after all counts, whatever was known before.
  paid: 4,
  partiallyRefunded: 5,
  refunded: 6,
};

/**
 * The state after what the gateway said. Answers overtake each other: a state that was reached before changes nothing,
 * so that their order and number do not matter.
 */
export function nextPaymentState(current: PaymentState, reported: PaymentState): PaymentState {
  return progressOf[reported] > progressOf[current] ? reported : current;
}
