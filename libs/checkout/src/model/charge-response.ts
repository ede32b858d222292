import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import type { Charge } from './charge';

/** The `prices` of a shipper or a payment. */
export const chargeResponse = v.pipe(
  v.object({ withTax: moneySchema, withoutTax: moneySchema }),
  v.transform(({ withTax, withoutTax }): Charge => ({ withTaxMinor: withTax, withoutTaxMinor: withoutTax })),
);
