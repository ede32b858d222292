import { describe, expect, it } from 'vitest';
import { someCurrencies } from '../testing/some-currencies';
import { activeCurrency } from './shop-currency';

describe('activeCurrency', () => {
  it.each([
    [{ chosen: null, country: null, domainCurrency: 'CZK' }, 'CZK'],
    [{ chosen: 'EUR', country: null, domainCurrency: 'CZK' }, 'EUR'],
    [{ chosen: 'USD', country: null, domainCurrency: 'CZK' }, 'CZK'],
    [{ chosen: null, country: 'SK', domainCurrency: 'CZK' }, 'EUR'],
    [{ chosen: 'CZK', country: 'SK', domainCurrency: 'CZK' }, 'CZK'],
    [{ chosen: null, country: 'CZ', domainCurrency: 'EUR' }, 'EUR'],
  ])('%o → %s', (wishes, expected) => {
    expect(activeCurrency(someCurrencies(), wishes).code).toBe(expected);
  });

  it('says so when the domain is set up with a currency the shop does not have', () => {
    const wishes = { chosen: null, country: null, domainCurrency: 'USD' };
    expect(() => activeCurrency(someCurrencies(), wishes)).toThrow(/USD/);
  });
});
