import { fromMinor, moneySchema } from '@vyloha/money';
import * as v from 'valibot';

const maxTextLength = 100;
/** More than any cart has, also one that a login has merged. */
const maxItems = 1000;
const text = v.pipe(v.string(), v.maxLength(maxTextLength));
/** In main units, as exact as the totals that it is compared with. */
const price = v.pipe(moneySchema, v.transform(fromMinor));

/** What the caller saw the order cost, in main units. It is only compared: it makes no price. */
export const expectedInput = v.object({
  totalWithTax: price,
  currency: v.optional(text),
  credits: v.optional(v.number()),
  shipperPriceWithTax: v.optional(price),
  paymentPriceWithTax: v.optional(price),
  /** The lines with products; without it they are not compared. */
  items: v.optional(v.pipe(v.array(v.object({ id: text, totalWithTax: price })), v.maxLength(maxItems))),
});

export type ExpectedOrder = v.InferOutput<typeof expectedInput>;
