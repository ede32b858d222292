import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postcodeProblem } from './postcode';

describe('postcodeProblem', () => {
  it.each([
    ['110 00', 'CZE', null],
    ['11000', 'CZE', null],
    ['1100 0', 'CZE', 'postcodeInvalid'],
    ['1100', 'CZE', 'postcodeInvalid'],
    ['110  00', 'CZE', 'postcodeInvalid'],
    ['1010', 'AUT', null],
    ['10100', 'AUT', 'postcodeInvalidFourDigits'],
    ['10115', 'DEU', null],
    ['1011', 'DEU', 'postcodeInvalid'],
    ['8001', 'CHE', null],
    ['80011', 'CHE', 'postcodeInvalidFourDigits'],
    ['811 01', 'SVK', null],
    ['anything', 'POL', null],
  ])('%s in %s: %s', (postcode, country, problem) => {
    expect(postcodeProblem(postcode, country)).toBe(problem);
  });

  it('takes any five digits as Czech, and no other number of them', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999n }), fc.integer({ min: 1, max: 8 }), (number, length) => {
        const postcode = String(number).padStart(8, '0').slice(0, length);
        expect(postcodeProblem(postcode, 'CZE')).toBe(length === 5 ? null : 'postcodeInvalid');
      }),
    );
  });
});
