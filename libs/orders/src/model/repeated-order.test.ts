import { expect, it } from 'vitest';
import { anOrder } from '../testing/an-order';
import { findDearerLines, repeatableLines } from './repeated-order';

const [line] = anOrder().lines;
const can = { ...line!, name: 'Konev', slug: 'konev', variantId: 'v-konev', amount: 2, totalMinor: 20_000 };

it('repeats what is still sold, names what is gone, and leaves out what cost no money', () => {
  const lines = [
    can,
    { ...can, id: 'l-2', name: 'Stará konev', slug: null },
    { ...can, id: 'l-3', name: 'Zrušená varianta', variantId: null },
    { ...can, id: 'l-4', name: 'Sleva', slug: null, variantId: null, isDiscount: true },
    { ...can, id: 'l-5', name: 'Dárek', totalMinor: 0 },
    { ...can, id: 'l-6', name: 'Za kredity', totalMinor: 0, credits: 120 },
  ];
  expect(repeatableLines({ lines })).toEqual({
    sold: [{ name: 'Konev', variantId: 'v-konev', amount: 2, totalMinor: 20_000 }],
    gone: [{ name: 'Stará konev' }, { name: 'Zrušená varianta' }],
  });
});

it('finds what costs more by the unit than it did', () => {
  const { sold } = repeatableLines({ lines: [can] });
  const inCart = (withTaxMinor: number, amount = 3) => [{ variantId: 'v-konev', amount, total: { withTaxMinor } }];
  expect(findDearerLines(sold, inCart(30_300))).toEqual(sold);
  expect(findDearerLines(sold, inCart(30_000))).toEqual([]);
  expect(findDearerLines(sold, inCart(25_000))).toEqual([]);
  expect(findDearerLines(sold, [{ ...inCart(90_000)[0]!, variantId: 'v-jina' }])).toEqual([]);
});
