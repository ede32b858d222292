import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHouseNumber, isPostcode, isStreetOnly } from './address';

describe('isPostcode', () => {
  it.each([
    ['CZE', '110 00', true],
    ['CZE', '11000', true],
    ['CZE', ' 110 00 ', true],
    ['CZE', '1100', false],
    ['CZE', '110  00', false],
    ['CZE', '1 1000', false],
    ['CZE', '110000', false],
    ['CZE', 'CZ-110 00', false],
    ['AUT', '1010', true],
    ['AUT', '10100', false],
    ['CHE', '8001', true],
    ['CHE', '800', false],
    ['DEU', '10115', true],
    ['DEU', '1011', false],
    ['SVK', '811 01', true],
    ['SVK', 'anything', true],
    ['', 'anything', true],
    ['__proto__', '1', true],
  ])('in %s %j: %s', (country, postcode, expected) => {
    expect(isPostcode(postcode, country)).toBe(expected);
  });
});

describe('isStreetOnly', () => {
  it.each([
    ['Dlouhá', '12', true],
    ['Dlouhá 12', '12', false],
    ['Dlouhá12', '12', false],
    ['12 Dlouhá', '12', false],
    ['Dlouhá 12A', '12a', false],
    ['Dlouhá 3/12', '3/12', false],
    ['17. listopadu', '1', true],
    ['17. listopadu', '7', true],
    ['17. listopadu', '17', false],
    ['Dlouhá 112', '12', true],
    ['Dlouhá 12', '', true],
    ['Dlouhá (12)', '(12)', false],
    ['Náměstí .*', '.*', false],
    ['Náměstí 12', '..', true],
  ])('%j with house number %j: %s', (street, houseNumber, expected) => {
    expect(isStreetOnly(street, houseNumber)).toBe(expected);
  });

  it('refuses every street followed by the number, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (street, houseNumber) => {
        fc.pre(houseNumber.trim() !== '');
        expect(isStreetOnly(`${street} ${houseNumber.trim()}`, houseNumber)).toBe(false);
      }),
    );
  });
});

describe('isHouseNumber', () => {
  it.each([
    ['12', 'Dlouhá', true],
    ['12a', 'Dlouhá', true],
    ['3/12', 'Dlouhá', true],
    ['12 a', 'Dlouhá', false],
    ['', 'Dlouhá', false],
    ['Dlouhá', 'Dlouhá', false],
    ['DLOUHÁ', ' dlouhá ', false],
  ])('%j in %j: %s', (houseNumber, street, expected) => {
    expect(isHouseNumber(houseNumber, street)).toBe(expected);
  });
});

describe('isPostcode', () => {
  const digits = (count: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''));

  it('takes any five digits as Czech, with a space after the third or without', () => {
    fc.assert(
      fc.property(digits(5), (postcode) => {
        expect(isPostcode(postcode, 'CZE')).toBe(true);
        expect(isPostcode(`${postcode.slice(0, 3)} ${postcode.slice(3)}`, 'CZE')).toBe(true);
      }),
    );
  });

  it('takes nothing else, wherever a character is missing, doubled or a letter', () => {
    fc.assert(
      fc.property(digits(5), fc.nat(4), fc.constantFrom('x', '-', 'O', '٣', ''), (postcode, place, replacement) => {
        const [before, after] = [postcode.slice(0, place), postcode.slice(place + 1)];
        expect(isPostcode(`${before}${replacement}${after}`, 'CZE')).toBe(false);
        expect(isPostcode(`${postcode}${replacement}0`, 'CZE')).toBe(false);
      }),
    );
  });

  it('takes exactly as many digits as the country has', () => {
    const countries = fc.constantFrom(['AUT', 4] as const, ['CHE', 4] as const, ['DEU', 5] as const);
    fc.assert(
      fc.property(countries, fc.integer({ min: 1, max: 8 }).chain(digits), ([country, length], postcode) => {
        expect(isPostcode(postcode, country)).toBe(postcode.length === length);
      }),
    );
  });

  it('takes anything in Slovakia, which has no rule', () => {
    fc.assert(fc.property(fc.string(), (postcode) => isPostcode(postcode, 'SVK')));
  });
});
