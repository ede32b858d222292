import { expect, it } from 'vitest';
import { aQuoteItem } from '../../testing/a-quote';
import { quoteTotals } from './quote-totals';

it('adds up what is offered, before and now', () => {
  const items = [aQuoteItem(), aQuoteItem({ number: 2, amount: 3, offer: null })];
  expect(quoteTotals(items)).toEqual({ beforeMinor: 412_400, offeredMinor: 350_000 });
});
