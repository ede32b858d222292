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
    expect(readPricePreferences({ get }, { isNet })).toEqual({ displayVat, displayBothPrices: true });
  });
});
