import { expect, it } from 'vitest';
import { withOptionPrices } from './option-prices';
import type { VariantAxis } from './variant-axes';

const option = (value: string) => ({
  value,
  title: value,
  hex: null,
  fileKey: null,
  variantId: `v-${value}`,
  isSelected: false,
  isReachable: true,
});
const axis: VariantAxis = {
  id: 'volume',
  title: 'Objem',
  isColor: false,
  isSize: false,
  options: [option('10'), option('20'), option('50')],
};
const price = (withTaxMinor: number) => ({ withTaxMinor, withoutTaxMinor: withTaxMinor - 10 });
const pricesOf = (prices: Readonly<Record<string, number>>) => (variantId: string) => {
  const amount = prices[variantId];
  return amount === undefined ? null : price(amount);
};

it('has a price for each option that is sold', () => {
  const [priced] = withOptionPrices([axis], pricesOf({ 'v-10': 11900, 'v-20': 19900 }));
  expect(priced?.options.map((found) => found.price)).toEqual([price(11900), price(19900), null]);
});

it.each([
  ['all options cost the same', { 'v-10': 11900, 'v-20': 11900 }],
  ['none is sold', {}],
])('has none where %s', (_, prices) => {
  expect(withOptionPrices([axis], pricesOf(prices))).toEqual([axis]);
});
