import type { CheckoutEvent } from '../../machine/checkout-machine';

/** Tells the machine what was chosen. */
export type SendChoice = (event: CheckoutEvent) => void;
