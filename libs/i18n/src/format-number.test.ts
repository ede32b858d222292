import { expect, it } from 'vitest';
import { formatNumber } from './format-number';

it('formats numbers in Czech and Slovak', () => {
  expect(formatNumber(1234.56, 'cs', { maximumFractionDigits: 1 })).toBe('1\u00a0234,6');
  expect(formatNumber(1234.5, 'sk')).toBe('1\u00a0234,5');
});
