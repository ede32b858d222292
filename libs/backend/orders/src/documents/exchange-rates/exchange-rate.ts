import { type Day } from '@vyloha/backend-shop';

/** Banks by whose rates traders state their tax. */
export const rateSources = ['CNB', 'ECB'] as const;
export type RateSource = (typeof rateSources)[number];

/**
 * A rate of the Czech National Bank: so many crowns for some units of a currency; or of the European Central Bank: so many
 * units of a currency for some euro. It holds from its day on until the next one.
 */
export interface ExchangeRate {
  source: RateSource;
  /** ISO 4217 */
  currency: string;
  day: Day;
  /** For how many units of the currency, or how many euro, the rate is; mostly 1. */
  units: number;
  rate: number;
}

/** As documents have kept it: the first ones only knew the Czech National Bank. */
export type KeptRate = Omit<ExchangeRate, 'source'> & Partial<Pick<ExchangeRate, 'source'>>;

export const toExchangeRate = (kept: KeptRate | null): ExchangeRate | null => kept && { source: 'CNB', ...kept };

/** In which the tax is stated. */
export const localCurrencies: Readonly<Record<RateSource, string>> = { CNB: 'CZK', ECB: 'EUR' };

const sourcesByCountry: Readonly<Record<string, RateSource>> = { CZE: 'CNB', SVK: 'ECB' };

/**
 * Whose rates a trader uses: the Czech National Bank's by act 235/2004, § 4(8); the European Central Bank's by act 222/2004,
 * § 26(1). Undefined for other countries.
 * @param taxCountry alpha-3
 */
export const rateSourceOf = (taxCountry: string): RateSource | undefined => sourcesByCountry[taxCountry];

/** Rates are exact to millionths. */
const scale = 1_000_000;

/** An amount in the trader's currency, both in minor units, rounded half away from zero. */
export function toLocal(
  minor: number,
  { source, units, rate }: Pick<ExchangeRate, 'source' | 'units' | 'rate'>,
): number {
  const [perUnits, perRate] = [BigInt(scale) * BigInt(units), BigInt(Math.round(rate * scale))];
  const [multiplier, denominator] = source === 'CNB' ? [perRate, perUnits] : [perUnits, perRate];
  const numerator = BigInt(Math.abs(minor)) * multiplier;
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
  (minor: number): Exchanged => ({ minor, localMinor: rate === null ? minor : toLocal(minor, rate) });
