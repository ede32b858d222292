import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';

/** The money of an order by now, in minor units. */
export interface OrderMoney {
  receivedMinor: number;
  /** What was sent back of it. */
  returnedMinor: number;
  /** What credit notes took off the price. */
  creditedMinor: number;
  /** What has not come of the price less credit notes. */
  missingMinor: number;
}

/** The money of an order on the wire; a backend may not know it. */
export const optionalOrderMoney = v.nullish(
  v.pipe(
    v.object({ received: moneySchema, returned: moneySchema, credited: moneySchema, missing: moneySchema }),
    v.transform(({ received, returned, credited, missing }): OrderMoney => ({
      receivedMinor: received,
      returnedMinor: returned,
      creditedMinor: credited,
      missingMinor: missing,
    })),
  ),
  null,
);
