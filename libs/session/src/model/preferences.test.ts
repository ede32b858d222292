import { describe, expect, it } from 'vitest';
import { readPricePreferences } from './preferences';

describe('readPricePreferences', () => {
  it.each([
    [null, false, true],
    [null, true, false],
    ['nonsense', true, false],
    ['constructor', false, true],
    ['true', true, true],
    ['false', false, false],
  ])('of the choice %s in a price list that is net: %s', (choice, isNet, displayVat) => {
    const get = (name: string) => (name === 'displayVat' ? choice : null);
    expect(readPricePreferences({ get }, { isNet })).toEqual({ hasTax: true, displayVat, displayBothPrices: true });
  });

  it.each(['true', 'false', null])('of the choice %s are of one price where there is no tax', (choice) => {
    const preferences = readPricePreferences({ get: () => choice }, { isNet: true, hasTax: false });
    expect(preferences).toEqual({ hasTax: false, displayVat: true, displayBothPrices: false });
  });
});
