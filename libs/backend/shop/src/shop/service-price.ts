import { fromMinor, withoutTax } from '@vyloha/money';
import * as v from 'valibot';

/** Price of shipping or payment in the API. */
export const servicePriceSchema = v.object({ withTax: v.number(), withoutTax: v.number(), currencyCode: v.string() });

export function toServicePrice(minor: number, taxRate: number, currencyCode: string) {
  return { withTax: fromMinor(minor), withoutTax: fromMinor(withoutTax(minor, taxRate)), currencyCode };
}
