import { transition, type SnapshotFrom } from 'xstate';
import { parseCheckout, serializeCheckout } from '../model/stored-checkout';
import { checkoutMachine, emptyContext, type CheckoutEvent } from './checkout-machine';

export type CheckoutState = SnapshotFrom<typeof checkoutMachine>;

/** The state restored from the cookie; the initial one without a valid snapshot. */
export function restoreCheckout(cookie: string | null): CheckoutState {
  const { value, context } = parseCheckout(cookie) ?? { value: 'delivery', context: emptyContext };
  return checkoutMachine.resolveState({ value, context: { ...emptyContext, ...context } });
}

/** The state after the events; events that it does not accept are ignored. */
export function advance(state: CheckoutState, ...events: CheckoutEvent[]): CheckoutState {
  return events.reduce((current, event) => transition(checkoutMachine, current, event)[0], state);
}

/** Text for the cookie. Placing lasts only for its request, so it is stored as the selection step. */
export function storeCheckout({ value, context }: CheckoutState, owner: string | null = null): string {
  return serializeCheckout({ value: value === 'placing' ? 'methods' : value, context }, owner);
}
