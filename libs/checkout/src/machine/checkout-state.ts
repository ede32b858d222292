import { transition, type SnapshotFrom } from 'xstate';
import { parseCheckout, serializeCheckout } from '../model/stored-checkout';
import { checkoutMachine, emptyContext, type CheckoutEvent } from './checkout-machine';

export type CheckoutState = SnapshotFrom<typeof checkoutMachine>;

/** The machine where the cookie left it; at its beginning when there is no valid snapshot. */
export function restoreCheckout(cookie: string | null): CheckoutState {
  const { value, context } = parseCheckout(cookie) ?? { value: 'delivery', context: emptyContext };
  return checkoutMachine.resolveState({ value, context: { ...emptyContext, ...context } });
}

/** Where the machine stands after the events; one it does not accept changes nothing. */
export function advance(state: CheckoutState, ...events: CheckoutEvent[]): CheckoutState {
  return events.reduce((current, event) => transition(checkoutMachine, current, event)[0], state);
}

/** Text for the cookie. Placing lasts as long as its request: what is left of it afterwards are the choices. */
export function storeCheckout({ value, context }: CheckoutState): string {
  return serializeCheckout({ value: value === 'placing' ? 'methods' : value, context });
}
