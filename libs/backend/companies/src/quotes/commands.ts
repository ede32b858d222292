import type { Command } from '@vyloha/backend-kernel';

export const quoteCommands: readonly Command[] = [
  {
    name: 'quotes answer',
    usage: 'N2026000001 2026-12-31 1=399.50 2=120:10-100 ["Words for the customer"]',
    summary:
      'Offers prices until a day: of one counted step without tax, in the currency of the quote; amounts, which may be left out, are those for which a price holds, and a line that is left out is not offered',
    load: async () => (await import('./state/quote-actions')).offerPrices,
  },
  {
    name: 'quotes decline',
    usage: 'N2026000001 "Why"',
    summary: 'Declines a quote and tells its customer why',
    load: async () => (await import('./state/quote-actions')).declineQuote,
  },
];
