import { describe, expect, it } from 'vitest';
import { formatNumber } from './format-number';
import { pick } from './pick';

describe('pick', () => {
  it.each([
    [{ cs: 'Hadice', sk: 'Hadica' }, 'Hadica'],
    [{ cs: 'Hadice', sk: '' }, 'Hadice'],
    [{ cs: 'Hadice', sk: null }, 'Hadice'],
    [{ cs: null, sk: null }, null],
    [{ cs: ['a'], sk: [] }, []],
  ])('of %o takes %o', (translated, expected) => {
    expect(pick<unknown>(translated, 'sk')).toEqual(expected);
  });
});

describe('formatNumber', () => {
  it('formats numbers in Czech and Slovak', () => {
    expect(formatNumber(1234.56, 'cs', { maximumFractionDigits: 1 })).toBe('1\u00a0234,6');
    expect(formatNumber(1234.5, 'sk')).toBe('1\u00a0234,5');
  });
});
