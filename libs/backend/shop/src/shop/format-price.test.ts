import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price';

const format = { decimalPlaces: 2, decimalPoint: ',', millesimalPoint: '\u00a0', hideZeroDecimals: false };
const currencies = { EUR: { ...format, code: 'EUR', symbol: '€', symbolPlacement: 'right' as const } };

describe('formatPrice', () => {
  it('writes prices as the shop says', () => {
    expect(formatPrice(100_000, 'EUR', { currencies })).toBe('1\u00a0000,00\u00a0€');
  });

  it('writes those of a currency that the shop has no more with its code', () => {
    expect(formatPrice(123_450, 'PLN', { currencies })).toBe('1\u00a0234,50\u00a0PLN');
  });
});
