import * as v from 'valibot';

/** `GET /api/v1/user/credits/amount` on the wire. */
export const creditsResponseSchema = v.object({ amount: v.number() });
