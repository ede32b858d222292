import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTin } from './is-tin';

const sevenDigits = fc.stringMatching(/^\d{7}$/);

/** Reference implementation by the register's definition: weights 8 down to 2, remainder by 11. */
function checkDigitByHand(digits: string): number {
  const d = [...digits].map(Number);
  const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = d;
  const remainder = (8 * a + 7 * b + 6 * c + 5 * e + 4 * f + 3 * g + 2 * h) % 11;
  if (remainder === 0) return 1;
  if (remainder === 1) return 0;
  return 11 - remainder;
}

describe('isTin', () => {
  it.each(['27074358', '00006947', '25596641', '00177041', ' 27074358 ', ''])('accepts %j', (tin) => {
    expect(isTin(tin, 'CZE')).toBe(true);
  });

  it.each(['27074359', '2707435', '270743580', 'CZ27074358', '2707 4358', 'abcdefgh', '٢٧٠٧٤٣٥٨'])(
    'refuses %j',
    (tin) => {
      expect(isTin(tin, 'CZE')).toBe(false);
    },
  );

  it('accepts anything of another country', () => {
    fc.assert(fc.property(fc.string(), fc.constantFrom('SVK', 'AUT', 'DEU', ''), isTin));
  });

  it('accepts exactly one of ten check digits, the correct one', () => {
    fc.assert(
      fc.property(sevenDigits, (digits) => {
        const accepted = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => isTin(`${digits}${digit}`, 'CZE'));
        expect(accepted).toEqual([checkDigitByHand(digits)]);
      }),
    );
  });

  it('detects any single wrong digit', () => {
    fc.assert(
      fc.property(sevenDigits, fc.nat(6), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const tin = `${digits}${checkDigitByHand(digits)}`;
        const wrong = (Number(tin[place]) + shift) % 10;
        const changed = `${tin.slice(0, place)}${wrong}${tin.slice(place + 1)}`;
        // Two remainders share the check digits 0 and 1, so those pairs cannot be distinguished.
        const remainderOf = (text: string) => checkDigitByHand(text.slice(0, 7));
        expect(isTin(changed, 'CZE')).toBe(remainderOf(changed) === remainderOf(tin));
      }),
    );
  });
});
