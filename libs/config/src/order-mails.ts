/** States of an order of which its customer is told by mail. */
export const orderMailStates = ['paid', 'processing', 'shipped', 'ready', 'delivered', 'cancelled'] as const;

export type OrderMailState = (typeof orderMailStates)[number];

export function isOrderMailState(name: string): name is OrderMailState {
  return orderMailStates.some((known) => known === name);
}
