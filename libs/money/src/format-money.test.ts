import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Currency } from './currency';
import { formatMoney } from './format-money';

const crown: Currency = {
  code: 'CZK',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: '\u00a0',
  hideZeroDecimals: true,
};
const euro: Currency = { ...crown, code: 'EUR', symbol: '€', hideZeroDecimals: false };
const dollar: Currency = { ...euro, symbol: '$', symbolPlacement: 'left', decimalPoint: '.', millesimalPoint: ',' };
const wholeCrown: Currency = { ...crown, decimalPlaces: 0 };

describe('formatMoney', () => {
  it.each([
    [49_900, crown, '499\u00a0Kč'],
    [49_950, crown, '499,50\u00a0Kč'],
    [123_456_700, crown, '1\u00a0234\u00a0567\u00a0Kč'],
    [99_900, crown, '999\u00a0Kč'],
    [100_000, crown, '1\u00a0000\u00a0Kč'],
    [5, crown, '0,05\u00a0Kč'],
    [1999, euro, '19,99\u00a0€'],
    [2000, euro, '20,00\u00a0€'],
    [-9900, crown, '\u221299\u00a0Kč'],
    [123_456, dollar, '$1,234.56'],
    [-123_456, dollar, '\u2212$1,234.56'],
    [49_950, wholeCrown, '500\u00a0Kč'],
    [49, wholeCrown, '0\u00a0Kč'],
    [-49, wholeCrown, '0\u00a0Kč'],
  ])('writes %d as %s', (minor, currency, expected) => {
    expect(formatMoney(minor, currency)).toBe(expected);
  });

  it('replaces only a zero price by text', () => {
    expect(formatMoney(0, crown, { zeroText: 'zdarma' })).toBe('zdarma');
    expect(formatMoney(0, crown)).toBe('0\u00a0Kč');
    expect(formatMoney(1, crown, { zeroText: 'zdarma' })).toBe('0,01\u00a0Kč');
  });

  it('never breaks across lines, whatever the backend groups thousands by', () => {
    expect(formatMoney(150_000, { ...crown, millesimalPoint: ' ' })).toBe('1\u00a0500\u00a0Kč');
  });

  it('accepts any separator, also with replacement patterns', () => {
    expect(formatMoney(123_456_700, { ...crown, millesimalPoint: '$&' })).toBe('1$&234$&567\u00a0Kč');
  });

  it('round-trips to the same amount', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(crown, euro), (minor, currency) => {
        const digits = formatMoney(minor, currency)
          .replaceAll('\u00a0', '')
          .replace('\u2212', '-')
          .replace(/[^\d,-]/g, '')
          .replace(',', '.');
        expect(Math.round(Number(digits) * 100)).toBe(minor);
      }),
    );
  });
});
