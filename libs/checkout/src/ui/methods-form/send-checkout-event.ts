import type { CheckoutEvent } from '../../machine/checkout-machine';

/** Sends the selection to the machine. */
export type SendCheckoutEvent = (event: CheckoutEvent) => void;
