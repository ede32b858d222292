import { themeSettings } from '@vyloha/config';
import { expect, it } from 'vitest';
import { priceLength } from './price-length';

it.each([
  [0, 'short'],
  [99_900, 'short'],
  [99_901, 'long'],
  [9_999_900, 'long'],
  [9_999_901, 'longest'],
])('%i minor units are a %s price', (amountMinor, length) => {
  expect(priceLength(amountMinor, themeSettings.default.priceLayoutSteps)).toBe(length);
});
