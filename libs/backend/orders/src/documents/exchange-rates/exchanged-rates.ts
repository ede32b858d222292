import { sumMinor } from '@vyloha/money';
import type { DocumentData, TaxRate } from '../document-data';
import { type Exchanged, exchangedBy } from './exchange-rate';

export const addExchanged = (...amounts: readonly Exchanged[]): Exchanged => ({
  minor: sumMinor(amounts.map(({ minor }) => minor)),
  localMinor: sumMinor(amounts.map(({ localMinor }) => localMinor)),
});

export interface ExchangedRate extends Pick<TaxRate, 'rate' | 'category'> {
  base: Exchanged;
  tax: Exchanged;
  total: Exchanged;
}

/** Base and tax by rate, each exchanged by itself, and the totals that they sum up to. */
export function exchangedRates({ rates, exchangeRate }: Pick<DocumentData, 'rates' | 'exchangeRate'>): {
  rates: ExchangedRate[];
  base: Exchanged;
  tax: Exchanged;
  total: Exchanged;
} {
  const exchange = exchangedBy(exchangeRate);
  const exchanged = rates.map(({ rate, category, baseMinor, taxMinor }) => {
    const [base, tax] = [exchange(baseMinor), exchange(taxMinor)];
    return { rate, category, base, tax, total: addExchanged(base, tax) };
  });
  const base = addExchanged(...exchanged.map((rate) => rate.base));
  const tax = addExchanged(...exchanged.map((rate) => rate.tax));
  return { rates: exchanged, base, tax, total: addExchanged(base, tax) };
}
