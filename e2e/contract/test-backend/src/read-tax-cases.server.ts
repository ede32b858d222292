import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

const caseSchema = v.object({
  name: v.string(),
  currency: v.string(),
  country: v.string(),
  coupon: v.optional(v.string()),
  branch: v.optional(v.string()),
  payment: v.optional(v.string(), 'pay-transfer'),
  vatin: v.optional(v.string()),
  vies: v.optional(v.picklist(['valid', 'invalid', 'unavailable'])),
  settings: v.optional(v.object({ netPriceLists: v.optional(v.array(v.string())) }), {}),
  treatment: v.string(),
  lines: v.array(v.number()),
  products: v.tuple([v.number(), v.number()]),
  shipper: v.number(),
  paymentPrice: v.optional(v.number(), 0),
  rounding: v.optional(v.number(), 0),
  total: v.number(),
  rates: v.array(v.tuple([v.number(), v.number(), v.number()])),
});

/** An order whose amounts, in minor units, were worked out by hand; what a page can show of it. */
export type TaxCase = v.InferOutput<typeof caseSchema>;

/** The table of taxes that the backend is tested with. No project may import an application, so it is read by its path. */
export async function readTaxCases(): Promise<TaxCase[]> {
  const table = await readFile(new URL('../../../../apps/backend/src/taxes/cases.json', import.meta.url), 'utf8');
  return v.parse(v.array(caseSchema), JSON.parse(table));
}
