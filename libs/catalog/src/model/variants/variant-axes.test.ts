import { describe, expect, it } from 'vitest';
import { aProduct, aSoldVariant, aVariant, someParameters } from '../../testing/a-product';
import { someDefinitions } from '../../testing/some-definitions';
import { noDefinitions } from '../parameters/parameter-definition';
import { variantAxes } from './variant-axes';

const greenS = aVariant({
  id: 'v-green-s',
  parameters: someParameters({ color: 'green', size: 's', material: 'pvc' }),
});
const greenL = aVariant({
  id: 'v-green-l',
  parameters: someParameters({ color: 'green', size: 'l', material: 'pvc' }),
});
const redL = aSoldVariant({ id: 'v-red-l', parameters: someParameters({ color: 'red', size: 'l', material: 'pvc' }) });
const product = aProduct({ variants: [greenS, greenL, redL] });
const input = { product, active: greenS, definitions: someDefinitions(), locale: 'cs' } as const;

describe('variantAxes', () => {
  it('are what variants differ by, with the way each choice leads', () => {
    const [color, size, ...others] = variantAxes(input);
    expect(others).toEqual([]);
    expect(color).toMatchObject({ id: 'color', title: 'Barva', isColor: true });
    expect(color?.choices.map(({ value, hex, variantId, isChosen }) => [value, hex, variantId, isChosen])).toEqual([
      ['green', '#2c7a3f', 'v-green-s', true],
      ['red', '#b8431f', 'v-red-l', false],
    ]);
    expect(size?.choices.map(({ value, variantId, isChosen }) => [value, variantId, isChosen])).toEqual([
      ['s', 'v-green-s', true],
      ['l', 'v-green-l', false],
    ]);
  });

  it('do not lead to what is sold out while something is left', () => {
    const [color] = variantAxes(input);
    expect(color?.choices.map(({ isReachable }) => isReachable)).toEqual([true, false]);
    const allSold = aProduct({ variants: [aSoldVariant(greenS), redL] });
    const [soldColor] = variantAxes({ ...input, product: allSold });
    expect(soldColor?.choices.map(({ isReachable }) => isReachable)).toEqual([true, true]);
  });

  it('name numbers with their unit', () => {
    const lengths = [20, 37.5].map((length) => aVariant({ id: `v-${length}`, parameters: someParameters({ length }) }));
    const [short = greenS, ...longer] = lengths;
    const [axis] = variantAxes({ ...input, product: aProduct({ variants: [short, ...longer] }), active: short });
    expect(axis?.choices.map(({ title }) => title)).toEqual(['20\u00a0m', '37,5\u00a0m']);
  });

  it('fall back to names when no parameter tells variants apart', () => {
    const [a, b] = [aVariant({ id: 'v-a', name: 'Malá' }), aVariant({ id: 'v-b', name: 'Velká' })];
    const [axis] = variantAxes({ ...input, product: aProduct({ variants: [a, b] }), active: b });
    expect(axis).toMatchObject({ title: null, isColor: false });
    expect(axis?.choices.map(({ title, isChosen }) => [title, isChosen])).toEqual([
      ['Malá', false],
      ['Velká', true],
    ]);
  });

  it('can do without definitions', () => {
    const [axis] = variantAxes({ ...input, definitions: noDefinitions });
    expect(axis?.title).toBeNull();
    expect(axis?.choices.map(({ title }) => title)).toEqual(['green', 'red']);
  });

  it('are none for a single variant', () => {
    expect(variantAxes({ ...input, product: aProduct() })).toEqual([]);
  });
});
