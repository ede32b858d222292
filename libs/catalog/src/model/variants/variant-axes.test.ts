import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct, aSoldOutVariant, aVariant, someParameters } from '../../testing/a-product';
import { someDefinitions } from '../../testing/some-definitions';
import { noDefinitions } from '../parameters/parameter-definition';
import { activeVariant } from './active-variant';
import { valueOf } from './best-variant';
import { variantAxes } from './variant-axes';

const greenS = aVariant({
  id: 'v-green-s',
  parameters: someParameters({ color: 'green', size: 's', material: 'pvc' }),
});
const greenL = aVariant({
  id: 'v-green-l',
  parameters: someParameters({ color: 'green', size: 'l', material: 'pvc' }),
});
const redL = aSoldOutVariant({
  id: 'v-red-l',
  parameters: someParameters({ color: 'red', size: 'l', material: 'pvc' }),
});
const product = aProduct({ variants: [greenS, greenL, redL] });
const input = { product, active: greenS, definitions: someDefinitions(), locale: 'cs' } as const;

describe('variantAxes', () => {
  it('are what variants differ by, with the target of each option', () => {
    const [color, size, ...others] = variantAxes(input);
    expect(others).toEqual([]);
    expect(color).toMatchObject({ id: 'color', title: 'Barva', isColor: true });
    expect(color?.options.map(({ value, hex, variantId, isSelected }) => [value, hex, variantId, isSelected])).toEqual([
      ['green', '#2c7a3f', 'v-green-s', true],
      ['red', '#b8431f', 'v-red-l', false],
    ]);
    expect(size?.options.map(({ value, variantId, isSelected }) => [value, variantId, isSelected])).toEqual([
      ['s', 'v-green-s', true],
      ['l', 'v-green-l', false],
    ]);
  });

  it('do not link to sold-out variants while another is in stock', () => {
    const [color] = variantAxes(input);
    expect(color?.options.map(({ isReachable }) => isReachable)).toEqual([true, false]);
    const allSold = aProduct({ variants: [aSoldOutVariant(greenS), redL] });
    const [soldColor] = variantAxes({ ...input, product: allSold });
    expect(soldColor?.options.map(({ isReachable }) => isReachable)).toEqual([true, true]);
  });

  it('have a sold-out value only where no variant with it can be bought', () => {
    const value = fc.constantFrom('a', 'b', 'c');
    const set = fc.record({ x: value, y: value, isSoldOut: fc.boolean() });
    fc.assert(
      fc.property(
        fc.uniqueArray(set, { minLength: 2, maxLength: 9, selector: ({ x, y }) => x + y }),
        fc.nat(8),
        (list, chosen) => {
          const [first = greenS, ...rest] = list.map(({ isSoldOut, ...values }, place) => {
            const variant = aVariant({ id: `v-${place}`, parameters: someParameters(values) });
            return isSoldOut ? aSoldOutVariant(variant) : variant;
          });
          const one = aProduct({ variants: [first, ...rest] });
          const active = activeVariant(one.variants, one.defaultVariantId, `v-${chosen}`);
          const isAnyAvailable = list.some(({ isSoldOut }) => !isSoldOut);
          for (const { id, options } of variantAxes({ ...input, product: one, active }).filter(
            ({ id }) => id !== 'variant',
          )) {
            for (const option of options) {
              const having = one.variants.filter((variant) => valueOf(variant, id) === option.value);
              expect(option.isReachable).toBe(!isAnyAvailable || having.some(({ stock }) => stock.isAvailable));
              expect(having.map((variant) => variant.id)).toContain(option.variantId);
              if (option.isSelected) expect(option.variantId).toBe(active.id);
            }
          }
        },
      ),
    );
  });

  it('format numbers with their unit', () => {
    const lengths = [20, 37.5].map((length) => aVariant({ id: `v-${length}`, parameters: someParameters({ length }) }));
    const [short = greenS, ...longer] = lengths;
    const [axis] = variantAxes({ ...input, product: aProduct({ variants: [short, ...longer] }), active: short });
    expect(axis?.options.map(({ title }) => title)).toEqual(['20\u00a0m', '37,5\u00a0m']);
  });

  it('fall back to names when variants differ in no parameter', () => {
    const [a, b] = [aVariant({ id: 'v-a', name: 'Malá' }), aVariant({ id: 'v-b', name: 'Velká' })];
    const [axis] = variantAxes({ ...input, product: aProduct({ variants: [a, b] }), active: b });
    expect(axis).toMatchObject({ title: null, isColor: false });
    expect(axis?.options.map(({ title, isSelected }) => [title, isSelected])).toEqual([
      ['Malá', false],
      ['Velká', true],
    ]);
  });

  it('work without definitions', () => {
    const [axis] = variantAxes({ ...input, definitions: noDefinitions });
    expect(axis?.title).toBeNull();
    expect(axis?.options.map(({ title }) => title)).toEqual(['green', 'red']);
  });

  it('are none for a single variant', () => {
    expect(variantAxes({ ...input, product: aProduct() })).toEqual([]);
  });
});
