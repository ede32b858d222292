import type { QuoteItem } from '../model/quotes/quote';

/** Ten hoses, offered for 350 instead of 412.40 Kč without tax, up to twenty of them. */
export function aQuoteItem(changes: Partial<QuoteItem> = {}): QuoteItem {
  return {
    number: 1,
    variantId: 'v-hadice-10',
    name: 'Zahradní hadice',
    slug: 'zahradni-hadice',
    code: '10023-1',
    unit: 'ks',
    unitsPerStep: 1,
    amount: 10,
    prices: { unitWithTax: 49_900, unitWithoutTax: 41_240 },
    offer: { unitWithTax: 42_350, unitWithoutTax: 35_000, minAmount: null, maxAmount: 20 },
    ...changes,
  };
}
