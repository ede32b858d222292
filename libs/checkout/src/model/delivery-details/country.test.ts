import { describe, expect, it } from 'vitest';
import { someCountries } from '../../testing/some-countries';
import { countryOfCurrency, currencyOfCountry, servedCountries } from './country';

describe('servedCountries', () => {
  it('are those of the shop that any shipper serves, in its order', () => {
    const shippers = [{ countryCodes: ['SVK', 'POL'] }, { countryCodes: ['CZE'] }];
    expect(servedCountries(someCountries, shippers).map(({ code }) => code)).toEqual(['CZE', 'SVK']);
    expect(servedCountries(someCountries, [])).toEqual([]);
  });
});

describe('countryOfCurrency', () => {
  it.each([
    ['CZK', 'CZE'],
    ['EUR', 'SVK'],
    ['USD', 'CZE'],
  ])('%s starts with %s', (currency, country) => {
    expect(countryOfCurrency(someCountries, currency)).toBe(country);
  });
});

describe('currencyOfCountry', () => {
  it.each([
    ['CZE', 'CZK'],
    ['SVK', 'EUR'],
    ['DEU', 'EUR'],
    ['USA', null],
  ])('%s is paid in %s', (country, currency) => {
    expect(currencyOfCountry(someCountries, country)).toBe(currency);
  });
});
