import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCzechTin } from '@vyloha/contract';
import { isTin } from '@vyloha/backend-kernel';
import { requireTin } from './require-tin';

describe('isCzechTin', () => {
  // Ministry of Finance, Škoda Auto, ČEZ, Seznam, and two with the check digits 0 and 1.
  it.each(['00006947', '00177041', '45274649', '26168685', '27074358', '25596641', '00000060', '00000141'])(
    'accepts %s',
    (tin) => {
      expect(isCzechTin(tin)).toBe(true);
    },
  );

  it.each(['', '1234567', '123456789', '12345678', '2707435a', '27074359', ' 27074358'])('refuses "%s"', (tin) => {
    expect(isCzechTin(tin)).toBe(false);
  });

  it('has exactly one right check digit for any seven digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (number) => {
        const start = String(number).padStart(7, '0');
        const right = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(isCzechTin);
        expect(right).toHaveLength(1);
      }),
    );
  });
});

describe('isTin', () => {
  it('accepts an empty one and other countries', () => {
    expect(isTin('', 'CZE')).toBe(true);
    expect(isTin('123', 'SVK')).toBe(true);
    expect(isTin('123', 'CZE')).toBe(false);
  });
});

describe('requireTin', () => {
  const order = (TIN: string, countryCode = 'CZE') => ({
    business: { business_name: 'Zahrady', TIN, VATIN: '' },
    billing_address: { street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', countryCode },
  });

  it('refuses an invalid number by the billing country, unless the shop does not check', () => {
    expect(() => requireTin(order('123'), { functions: {} })).toThrow('business.TIN: tinInvalid');
    for (const [input, functions] of [
      [order('27074358'), {}],
      [order('123', 'SVK'), {}],
      [order('123'), { tin_validation: false }],
      [{ ...order(''), business: null }, {}],
    ] as const)
      expect(() => requireTin(input, { functions })).not.toThrow();
  });
});
