import { describe, expect, it } from 'vitest';
import { countryOfCurrency, isPaidInCurrency } from './country';

describe('countryOfCurrency', () => {
  it.each([
    ['CZK', 'CZE'],
    ['EUR', 'SVK'],
    ['USD', 'CZE'],
  ])('%s starts with %s', (currency, country) => {
    expect(countryOfCurrency(currency)).toBe(country);
  });
});

describe('isPaidInCurrency', () => {
  it.each([
    ['CZE', 'CZK', true],
    ['SVK', 'EUR', true],
    ['CZE', 'EUR', false],
    ['SVK', 'CZK', false],
  ] as const)('%s with %s: %s', (country, currency, expected) => {
    expect(isPaidInCurrency(country, currency)).toBe(expected);
  });
});
