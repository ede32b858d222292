import * as v from 'valibot';
import table from './tax-cases.json' with { type: 'json' };

const caseSchema = v.object({
  name: v.string(),
  currency: v.string(),
  country: v.string(),
  coupon: v.optional(v.string()),
  branch: v.optional(v.string()),
  payment: v.optional(v.string(), 'pay-transfer'),
  vatin: v.optional(v.string()),
  vies: v.optional(v.picklist(['valid', 'invalid', 'unavailable'])),
  settings: v.optional(v.record(v.string(), v.unknown()), {}),
  treatment: v.string(),
  taxCountry: v.string(),
  /** Of each line before discounts. */
  lines: v.array(v.number()),
  /** After discounts, with tax and without. */
  products: v.tuple([v.number(), v.number()]),
  shipper: v.number(),
  paymentPrice: v.optional(v.number(), 0),
  rounding: v.optional(v.number(), 0),
  total: v.number(),
  /** Rate in percent, base and tax. */
  rates: v.array(v.tuple([v.number(), v.number(), v.number()])),
});
/** An order, with what was worked out by hand for it: amounts in minor units. */
export type TaxCase = v.InferOutput<typeof caseSchema>;

/** Two watering cans of the standard class and a present of a reduced one: for whoever computes, states or shows taxes. */
export const taxCases = v.parse(v.array(caseSchema), table);
