import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItemRow, LineProduct } from './cart-line';
import { joinLines } from './merge-guest-cart';

const createdAt = new Date('2026-11-24T09:00:00Z');

function aLine(line: Partial<CartItemRow> & Pick<CartItemRow, 'id' | 'amount'>): CartItemRow {
  const shared = { cartId: 'cart', variantId: 'v-1', type: 'product', position: 1, createdAt };
  return { ...shared, parentId: null, custom: null, name: null, forCredits: false, quoteItemId: null, ...line };
}

function productsOf(rule: { min?: number; max?: number | null; step?: number; stock?: number }) {
  const { min = 1, max = null, step = 1, stock } = rule;
  const name = { cs: 'Hadice', sk: 'Hadica' };
  const variant = {
    id: 'v-1',
    name,
    fullname: name,
    marketingCode: '',
    mainImage: null,
    checkStock: stock !== undefined,
    soldAvailabilityCode: 'sold_out',
    amountMin: min,
    amountMax: max,
    amountStep: step,
    delayDays: 0,
  };
  const product: LineProduct['product'] = {
    id: 'p-1',
    name,
    slug: name,
    marketingCode: '',
    mainImage: null,
    unit: 'ks',
    saleable: true,
    discounts: [],
    freeShipperIds: [],
  };
  const warehouses = [{ id: 'w-1', stock: stock ?? 0, virtual: false }];
  const shared = {
    rates: { listRate: 21, taxRate: 21 },
    isNet: false,
    credits: null,
    legal: {},
    brandName: null,
    categoryTitles: [],
    parameters: [],
    price: null,
  };
  return new Map<string, LineProduct>([['v-1', { variant, product, warehouses, ...shared }]]);
}

const amountsOf = (own: readonly CartItemRow[], { raised, moved }: ReturnType<typeof joinLines>) => {
  const joined = own.map(({ id, amount }) => raised.find((line) => line.id === id)?.amount ?? amount);
  return [...joined, ...moved.map(({ amount }) => amount)];
};

describe('joining the lines of two carts', () => {
  it.each([
    ['adds all lines of the guest to the first alike', [2, 3], [4, 5], {}, [11, 3]],
    ['counts the maximum over all lines', [2, 3], [4, 5], { max: 10 }, [7, 3]],
    ['counts the stock over all lines', [2, 3], [4, 5], { stock: 11 }, [8, 3]],
    ['keeps whole steps', [12], [12, 12], { min: 12, step: 12, max: 30 }, [24]],
    ['never lowers what either had', [7], [9], { max: 5 }, [9]],
  ])('%s', (_, own, added, rule, expected) => {
    const ownLines = own.map((amount, index) => aLine({ id: `own-${index}`, amount }));
    const addedLines = added.map((amount, index) => aLine({ id: `added-${index}`, amount, position: index }));
    expect(amountsOf(ownLines, joinLines(ownLines, addedLines, productsOf(rule)))).toEqual(expected);
  });

  it('keeps every piece that the limits allow', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 4 });
    const sum = (all: readonly number[]) => all.reduce((total, amount) => total + amount, 0);
    fc.assert(
      fc.property(amounts, amounts, fc.option(fc.integer({ min: 1, max: 60 })), (own, added, max) => {
        const ownLines = own.map((amount, index) => aLine({ id: `own-${index}`, amount, forCredits: index % 2 === 1 }));
        const addedLines = added.map((amount, index) => aLine({ id: `added-${index}`, amount, position: index }));
        const joined = amountsOf(ownLines, joinLines(ownLines, addedLines, productsOf({ max })));
        const allowed = Math.min(sum(own) + sum(added), max ?? Number.MAX_SAFE_INTEGER);
        expect(sum(joined)).toBe(Math.max(sum(own), sum(added), allowed));
      }),
    );
  });

  it('keeps what depends on a line with the line that took its pieces, and money apart from credits', () => {
    const own = [aLine({ id: 'own', amount: 1 }), aLine({ id: 'own-credits', amount: 1, forCredits: true })];
    const added = [
      aLine({ id: 'child', amount: 1, variantId: 'v-2', parentId: 'added' }),
      aLine({ id: 'added', amount: 2, position: 2 }),
      aLine({ id: 'added-credits', amount: 4, forCredits: true, position: 3 }),
    ];
    expect(joinLines(own, added, productsOf({}))).toEqual({
      raised: [
        { id: 'own', amount: 3, parentId: null },
        { id: 'own-credits', amount: 5, parentId: null },
      ],
      moved: [{ id: 'child', amount: 1, parentId: 'own' }],
      cut: new Set(),
    });
  });
});
