import { fromMinor } from '@vyloha/money';
import * as v from 'valibot';
import { serviceBase, type ServiceTaxes } from './taxes/service-taxes';

/** Price of shipping or payment in the API. */
export const servicePriceSchema = v.object({ withTax: v.number(), withoutTax: v.number(), currencyCode: v.string() });

/** @param chargedMinor what the shopper pays */
export function toServicePrice(
  chargedMinor: number,
  { shares }: Pick<ServiceTaxes, 'shares'>,
  currencyCode: string,
): v.InferOutput<typeof servicePriceSchema> {
  return { withTax: fromMinor(chargedMinor), withoutTax: fromMinor(serviceBase(chargedMinor, shares)), currencyCode };
}
