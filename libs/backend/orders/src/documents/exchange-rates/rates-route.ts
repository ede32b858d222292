import * as v from 'valibot';
import { calendarDay, dataSchema, defineRoute } from '@vyloha/backend-kernel';
import { rateSources } from './exchange-rate';
import { storeRates } from './store-rates';

/** As many currencies as there are. */
const maxRates = 300;
const maxUnits = 999_999;
const maxRate = 1_000_000;

export const exchangeRatesRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/exchange-rates',
  summary:
    'Stores exchange rates of the Czech National Bank or the European Central Bank for documents; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({
    rates: v.pipe(
      v.array(
        v.object({
          source: v.optional(v.picklist(rateSources), 'CNB'),
          currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
          day: calendarDay,
          units: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxUnits)),
          rate: v.pipe(v.number(), v.gtValue(0), v.maxValue(maxRate)),
        }),
      ),
      v.minLength(1),
      v.maxLength(maxRates),
    ),
  }),
  response: dataSchema(v.object({ count: v.number() })),
  handler: async ({ db, now }, { body: { rates } }) => {
    await storeRates(db, rates, now());
    return { data: { count: rates.length } };
  },
});
