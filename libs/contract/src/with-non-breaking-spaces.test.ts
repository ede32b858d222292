import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withNonBreakingSpaces } from './with-non-breaking-spaces';

/** Shows non-breaking spaces as `~`. */
const format = (text: string) => withNonBreakingSpaces(text).replaceAll('\u00a0', '~');

describe('withNonBreakingSpaces', () => {
  it.each([
    ['Hadice k bazénu', 'Hadice k~bazénu'],
    ['s hadicí v zahradě z obchodu', 's~hadicí v~zahradě z~obchodu'],
    ['o zahradě u domu a v sadu i na poli', 'o~zahradě u~domu a~v~sadu i~na poli'],
    ['V zahradě, K bazénu', 'V~zahradě, K~bazénu'],
    ['(v zahradě) „u domu“ [s obalem]', '(v~zahradě) „u~domu“ [s~obalem]'],
    ['i v  zimě', 'i~v~zimě'],
    ['sekačka v\nzahradě', 'sekačka v~zahradě'],
    ['konec věty v ', 'konec věty v~'],
    ['ruka v ruce\u00a0v kapse', 'ruka v~ruce~v~kapse'],
    ['oba stroje jsou tu', 'oba stroje jsou tu'],
    ['typ A4 a typ B', 'typ A4 a~typ B'],
    ['do domu na zahradu', 'do domu na zahradu'],
    ['3 v 1', '3 v~1'],
    ['zdarma od 1 500 Kč, jinak 99 Kč', 'zdarma od 1~500~Kč, jinak 99~Kč'],
    ['od 60 €', 'od 60~€'],
    ['v roce 2026 150 kusů', 'v~roce 2026~150 kusů'],
    ['Semena 1 g, 2,5 kg, 10 l', 'Semena 1~g, 2,5~kg, 10~l'],
    ['deska 2 000 mm, 18 W a 4 Ah', 'deska 2~000~mm, 18~W a~4~Ah'],
    ['na 12 m² při 20 °C, 5 %', 'na 12~m² při 20~°C, 5~%'],
    ['už jen {limit} {unit}, 7 ks', 'už jen {limit}~{unit}, 7~ks'],
    ['{name} – {quantity} {unit} z {price} / {unit}', '{name} – {quantity}~{unit} z~{price} / {unit}'],
    ['2 metry, 3 lopaty, 40 gramů', '2 metry, 3 lopaty, 40 gramů'],
    ['{count} kusů a {name} mluví', '{count} kusů a~{name} mluví'],
    ['už víš', 'už víš'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(format(text)).toBe(expected);
  });

  const czech = fc
    .array(fc.constantFrom('v', 'k', 'A', 'a', 'dům', '(', '„', ' ', '  ', '\n', '\u00a0', 'ž', '.'))
    .map((parts) => parts.join(''));

  it('changes only spaces, and is idempotent', () => {
    fc.assert(
      fc.property(czech, (text) => {
        const once = withNonBreakingSpaces(text);
        expect(once.replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
        expect(withNonBreakingSpaces(once)).toBe(once);
      }),
    );
  });

  it('leaves no breakable space after a single-letter preposition', () => {
    fc.assert(
      fc.property(czech, (text) => {
        expect(withNonBreakingSpaces(text)).not.toMatch(/(?<![\p{L}\d.])[ksvzouai][ \n]/iu);
      }),
    );
  });
});
