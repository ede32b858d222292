import { describe, expect, it } from 'vitest';
import { toAddressLines, toWireAddress } from './postal-address';

const home = { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', countryCode: 'CZE' };

describe('toWireAddress', () => {
  it('names the country as requests do, and leaves out what is no part of an address', () => {
    const shop = { ...home, name: 'Zelená výloha', phone: '+420 800 123 456' };
    expect(toWireAddress(shop)).toEqual({
      street: 'Dlouhá 12',
      city: 'Praha',
      postcode: '110 00',
      country_code: 'CZE',
    });
  });
});

describe('toAddressLines', () => {
  it.each([
    ['a complete address', home, ['Dlouhá 12', '110 00 Praha']],
    ['an address without a postcode', { ...home, postcode: '' }, ['Dlouhá 12', 'Praha']],
    ['an address without a street', { ...home, street: '' }, ['110 00 Praha']],
  ])('prints %s', (_, address, lines) => {
    expect(toAddressLines(address)).toEqual(lines);
  });
});
