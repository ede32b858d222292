import { defaultFeatures } from '@vyloha/config';
import { expect, it } from 'vitest';
import { asksForOrderNumber } from './asks-for-order-number.server';

it.each([
  [{ customOrderNumber: true }, true, true],
  [{ customOrderNumberOfBusiness: true }, false, true],
  [{}, false, false],
])('with %o asks persons: %s, businesses: %s', (changes, persons, businesses) => {
  const features = { ...defaultFeatures, ...changes };
  expect(asksForOrderNumber(features, { isBusiness: false })).toBe(persons);
  expect(asksForOrderNumber(features, { isBusiness: true })).toBe(businesses);
});
