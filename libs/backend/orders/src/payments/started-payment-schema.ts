import * as v from 'valibot';

/** A payment that waits for its shopper: its id at the gateway, and where to pay it. */
export const startedPaymentSchema = v.object({ id: v.string(), redirectUrl: v.string() });
