import { describe, expect, it } from 'vitest';
import { someCurrencies } from '../testing/some-currencies';
import { activeCurrency } from './shop-currency';

describe('activeCurrency', () => {
  it.each([
    [{ chosen: null, country: null, visitorCountry: null, domainCurrency: 'CZK' }, 'CZK'],
    [{ chosen: 'EUR', country: null, visitorCountry: null, domainCurrency: 'CZK' }, 'EUR'],
    [{ chosen: 'USD', country: null, visitorCountry: null, domainCurrency: 'CZK' }, 'CZK'],
    [{ chosen: null, country: 'SK', visitorCountry: null, domainCurrency: 'CZK' }, 'EUR'],
    [{ chosen: 'CZK', country: 'SK', visitorCountry: null, domainCurrency: 'CZK' }, 'CZK'],
    [{ chosen: null, country: 'CZ', visitorCountry: null, domainCurrency: 'EUR' }, 'EUR'],
    [{ chosen: null, country: null, visitorCountry: 'SK', domainCurrency: 'CZK' }, 'EUR'],
    [{ chosen: null, country: null, visitorCountry: 'US', domainCurrency: 'CZK' }, 'EUR'],
    [{ chosen: null, country: null, visitorCountry: 'CZ', domainCurrency: 'CZK' }, 'CZK'],
    [{ chosen: 'CZK', country: null, visitorCountry: 'SK', domainCurrency: 'CZK' }, 'CZK'],
    [{ chosen: null, country: 'CZ', visitorCountry: 'DE', domainCurrency: 'CZK' }, 'CZK'],
  ])('%o → %s', (options, expected) => {
    expect(activeCurrency(someCurrencies(), options).code).toBe(expected);
  });

  it('throws when the domain is configured with a currency the shop does not have', () => {
    const options = { chosen: null, country: null, visitorCountry: null, domainCurrency: 'USD' };
    expect(() => activeCurrency(someCurrencies(), options)).toThrow(/USD/);
  });
});
