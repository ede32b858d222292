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
  ])('%o → %s', (wishes, expected) => {
    expect(activeCurrency(someCurrencies(), wishes).code).toBe(expected);
  });

  it('says so when the domain is set up with a currency the shop does not have', () => {
    const wishes = { chosen: null, country: null, visitorCountry: null, domainCurrency: 'USD' };
    expect(() => activeCurrency(someCurrencies(), wishes)).toThrow(/USD/);
  });
});
