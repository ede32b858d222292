import * as v from 'valibot';
import type { Currency } from './currency';
import { toMinor } from './minor';

/** Larger amounts would not be exact in minor units. */
const maxAmount = Math.floor(Number.MAX_SAFE_INTEGER / 100);

/** An amount on the wire (main units) parsed into minor units. */
export const moneySchema = v.pipe(v.number(), v.minValue(-maxAmount), v.maxValue(maxAmount), v.transform(toMinor));

/** An amount that does not apply to everything. */
export const optionalMoney = v.nullish(moneySchema, null);

/** A currency on the wire. `hideZeroDecimals` may be absent: then whole amounts keep their decimals. */
export const currencySchema: v.GenericSchema<unknown, Currency> = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  symbol: v.string(),
  symbolPlacement: v.picklist(['left', 'right']),
  decimalPlaces: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)),
  decimalPoint: v.string(),
  millesimalPoint: v.string(),
  hideZeroDecimals: v.optional(v.boolean(), false),
});
