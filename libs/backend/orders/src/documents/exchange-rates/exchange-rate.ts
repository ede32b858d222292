import { type Day } from '@vyloha/backend-shop';

/** A rate of the Czech National Bank: so many crowns for some units of a currency, from a day on until the next one. */
export interface ExchangeRate {
  /** ISO 4217 */
  currency: string;
  day: Day;
  /** For how many units of the currency the rate is; mostly 1. */
  units: number;
  /** In crowns. */
  rate: number;
}

/** In which the tax is stated. */
export const localCurrency = 'CZK';

/** Rates are exact to millionths. */
const scale = 1_000_000;

/** An amount in crowns, both in minor units, rounded half away from zero. */
export function toCrowns(minor: number, { units, rate }: Pick<ExchangeRate, 'units' | 'rate'>): number {
  const denominator = BigInt(scale) * BigInt(units);
  const numerator = BigInt(Math.abs(minor)) * BigInt(Math.round(rate * scale));
  const rounded = Number((2n * numerator + denominator) / (2n * denominator));
  return minor < 0 && rounded > 0 ? -rounded : rounded;
}

/** An amount in the currency of a document and in that of its trader, which are the same without a rate. */
export interface Exchanged {
  minor: number;
  localMinor: number;
}

export const exchangedBy =
  (rate: ExchangeRate | null) =>
  (minor: number): Exchanged => ({ minor, localMinor: rate === null ? minor : toCrowns(minor, rate) });
