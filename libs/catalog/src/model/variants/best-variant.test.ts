import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVariant, someParameters } from '../../testing/a-product';
import { bestVariant, selectionOf, valueOf, variantWith } from './best-variant';
import type { Variant } from '../product/product';

const variant = (id: string, values: Record<string, string | number>) =>
  aVariant({ id, parameters: someParameters(values) });

const greenS = variant('v-green-s', { color: 'green', size: 's' });
const greenL = variant('v-green-l', { color: 'green', size: 'l' });
const redL = variant('v-red-l', { color: 'red', size: 'l' });
const variants: [Variant, ...Variant[]] = [greenS, greenL, redL];

describe('bestVariant', () => {
  it('shares most of the selected values', () => {
    expect(
      bestVariant(
        variants,
        new Map([
          ['color', 'green'],
          ['size', 'l'],
        ]),
        'v-red-l',
      ),
    ).toBe(greenL);
  });

  it('is the default variant when nothing is shared', () => {
    expect(bestVariant(variants, new Map([['color', 'blue']]), 'v-green-l')).toBe(greenL);
    expect(bestVariant(variants, new Map(), 'v-unknown')).toBe(greenS);
  });

  const value = fc.constantFrom('a', 'b', 'c');
  const selections = fc.record({ x: value, y: value, z: value });

  it('has no other that shares more, and prefers the default one among equals', () => {
    fc.assert(
      fc.property(
        fc.array(selections, { minLength: 1, maxLength: 8 }),
        selections,
        fc.nat(7),
        (list, chosen, index) => {
          const [first, ...rest] = list.map((values, position) => variant(`v-${position}`, values));
          if (first === undefined) return;
          const all: [Variant, ...Variant[]] = [first, ...rest];
          const selection = new Map(Object.entries(chosen));
          const shared = (one: Variant) => [...selection].filter(([id, wanted]) => valueOf(one, id) === wanted).length;
          const best = bestVariant(all, selection, `v-${index}`);
          const maxShared = Math.max(...all.map(shared));
          expect(shared(best)).toBe(maxShared);
          const preferred = all.find(({ id }) => id === `v-${index}`);
          if (preferred && shared(preferred) === maxShared) expect(best).toBe(preferred);
        },
      ),
    );
  });
});

describe('variantWith', () => {
  it('keeps the other selected values as far as possible', () => {
    expect(variantWith(variants, selectionOf(greenL), ['color', 'red'], 'v-green-s')).toBe(redL);
    expect(variantWith(variants, selectionOf(redL), ['size', 's'], 'v-green-s')).toBe(greenS);
    expect(variantWith(variants, selectionOf(redL), ['color', 'green'], 'v-green-s')).toBe(greenL);
  });

  it('is null for a value that no variant has', () => {
    expect(variantWith(variants, new Map(), ['color', 'blue'], 'v-green-s')).toBeNull();
  });

  it('compares numbers too', () => {
    const short = variant('v-20', { length: 20 });
    const long = variant('v-50', { length: 50 });
    expect(variantWith([short, long], selectionOf(short), ['length', '50'], 'v-20')).toBe(long);
  });
});
