import { describe, expect, it } from 'vitest';
import { takePriceWords } from './price-words';

describe('takePriceWords', () => {
  it.each([
    ['vrtačka do 1500 Kč', 'vrtačka', { to: 1500 }],
    ['do 1 500 kč vrtačka', 'vrtačka', { to: 1500 }],
    ['od 2000', '', { from: 2000 }],
    ['kompresor od 2000', 'kompresor', { from: 2000 }],
    ['dárek za 300 korun', 'dárek', { to: 300 }],
    ['gril max. 2 tisíce', 'gril', { to: 2000 }],
    ['vůně od 500 do 900 Kč', 'vůně', { from: 500, to: 900 }],
    ['vůně 900–500 Kč', 'vůně', { from: 500, to: 900 }],
    ['kosačka lacnejšia ako 200 eur', 'kosačka', null],
    ['nad 500 Kč pod 1000 Kč', '', { from: 500, to: 1000 }],
  ])('%j leaves %j and %j', (query, text, range) => {
    expect(takePriceWords(query, 'CZK')).toEqual({ text, range });
  });

  it.each(['hadice do 20 m', 'kolo od 5 let', 'šroub do 10', 'poukaz 500 Kč', 'přívěs do 750 kg', 'hnojivo od dubna'])(
    '%j is not about a price',
    (query) => {
      expect(takePriceWords(query, 'CZK')).toEqual({ text: query, range: null });
    },
  );

  it('is about the currency that the shopper sees', () => {
    expect(takePriceWords('kosačka do 200 €', 'EUR')).toEqual({ text: 'kosačka', range: { to: 200 } });
    expect(takePriceWords('kosačka do 50', 'EUR')).toEqual({ text: 'kosačka', range: { to: 50 } });
  });
});
