import type { TaxClass } from '@vyloha/contract';
import type { Day } from '../calendar';
import { shippedRates, type TaxRateEntry } from './shipped-rates';

/** Rates of all countries in all times. */
export interface ShopTaxes {
  /**
   * In percent.
   * @returns null where the country has no rate on that day: it is none of the Union, and the shop has not entered any
   */
  rateIn(country: string, taxClass: TaxClass, day: Day): number | null;
}

const keyOf = (country: string, taxClass: TaxClass) => `${country} ${taxClass}`;

/** @param own rates of the shop; those of the same country, class and day replace the shipped ones */
export function createShopTaxes(own: readonly TaxRateEntry[]): ShopTaxes {
  const byKey = new Map<string, Map<Day, number>>();
  for (const { country, taxClass, ratePercent, validFrom } of [...shippedRates, ...own]) {
    const key = keyOf(country, taxClass);
    byKey.set(key, (byKey.get(key) ?? new Map<Day, number>()).set(validFrom, ratePercent));
  }
  const latestFirst = new Map([...byKey].map(([key, rates]) => [key, [...rates].sort(([a], [b]) => (a < b ? 1 : -1))]));
  return {
    rateIn(country, taxClass, day) {
      const entry = latestFirst.get(keyOf(country, taxClass))?.find(([validFrom]) => validFrom <= day);
      return entry === undefined ? null : entry[1];
    },
  };
}
