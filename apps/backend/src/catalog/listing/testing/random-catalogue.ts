import fc from 'fast-check';
import type { VirtualCategoryRule } from '@vyloha/backend-catalog/tables';
import type { ListingScope } from '@vyloha/backend-catalog/testing';

/** A generated product, independent of the tables; the default variant is the first one. */
export interface ModelProduct {
  id: string;
  categoryId: string;
  brandId: string | null;
  tagIds: string[];
  soldCount: number;
  /** Percent of the stars; null without reviews. */
  rating: number | null;
  ratingCount: number;
  /** Days since the first product. */
  addedDay: number;
  saleable: boolean;
  inCatalog: boolean;
  colors: string[];
  variants: {
    stock: number;
    amountMin: number;
    virtualStock: number;
    /** Whether the stock is at the branch or in the central warehouse. */
    isAtBranch: boolean;
    checkStock: boolean;
    sizes: string[];
    length: number | null;
    /** Whole crowns or euros that it costs more than `price`, `businessPrice` and `euroPrice`. */
    surcharge: number;
    /** Whole crowns or euros by which it was dearer before. */
    reduction: number;
  }[];
  /** In percent. */
  vatRate: number;
  /** Metres in one quantity step, for products sold by the metre. */
  metres: number | null;
  /** Whole crowns per quantity step in the basic list; null: no price in crowns. */
  price: number | null;
  businessPrice: number | null;
  /** Whole euros; the business list has no euro prices. */
  euroPrice: number | null;
  /** Groups it is restricted to; empty: public. */
  visibleToGroups: string[];
}

/** A product of the catalogue that can be bought and has nothing optional, not even a price. */
export const createPlainProduct = (id: string, changes: Partial<ModelProduct> = {}): ModelProduct => ({
  id,
  categoryId: 'c-a',
  brandId: null,
  tagIds: [],
  soldCount: 0,
  rating: null,
  ratingCount: 0,
  addedDay: 0,
  saleable: true,
  inCatalog: true,
  colors: [],
  vatRate: 21,
  metres: null,
  price: null,
  businessPrice: null,
  euroPrice: null,
  visibleToGroups: [],
  variants: [
    {
      stock: 0,
      amountMin: 1,
      virtualStock: 0,
      checkStock: false,
      sizes: [],
      length: null,
      isAtBranch: false,
      surcharge: 0,
      reduction: 0,
    },
  ],
  ...changes,
});

/** Category id to the ids from the root down to itself. */
export const categoryTree: Readonly<Record<string, readonly string[]>> = {
  'c-a': ['c-a'],
  'c-b': ['c-a', 'c-b'],
  'c-c': ['c-c'],
  'c-d': ['c-c', 'c-d'],
};
/** Categories restricted to groups. */
export const groupsOfCategory: Readonly<Record<string, readonly string[]>> = {
  'c-c': ['g-1'],
  'c-d': ['g-1', 'g-2'],
};
/** What a product is restricted to by itself, its category and those above it: one list of groups for each restriction. */
export const restrictionsOf = ({
  visibleToGroups = [],
  categoryId = '',
}: Partial<Pick<ModelProduct, 'visibleToGroups' | 'categoryId'>>): (readonly string[])[] =>
  [visibleToGroups, ...(categoryTree[categoryId] ?? []).map((id) => groupsOfCategory[id] ?? [])].filter(
    (groups) => groups.length > 0,
  );
export const restrictionsOfScope = (scope: ListingScope) =>
  restrictionsOf(scope.kind === 'category' ? { categoryId: scope.id } : {});
export const isInAll = (restrictions: readonly (readonly string[])[]) => (group: string) =>
  restrictions.every((groups) => groups.includes(group));
export const currencyCodes = ['CZK', 'EUR'];
export const branchId = 'br-1';
export const brandIds = ['b-1', 'b-2'];
export const visibleTags = ['t-1', 't-2'];
export const hiddenTag = 't-hidden';
export const colors = ['pv-red', 'pv-green', 'pv-blue'];
export const sizes = ['pv-s', 'pv-m'];
export const virtualRules: Readonly<Record<string, VirtualCategoryRule>> = {
  'vc-1': {
    categories: ['c-a'],
    parameters: [{ entityId: 'par-color', values: ['pv-red', 'pv-green'] }],
  },
  'vc-2': { tags: ['t-1', 't-2'], priceRange: { from: 2, to: 4, currencyCode: 'CZK' } },
  'vc-3': { categories: ['c-b', 'c-c'], brands: ['b-1'] },
  'vc-empty': {},
};

const variants = fc.array(
  fc.record({
    stock: fc.constantFrom(0, 0, 3),
    amountMin: fc.constantFrom(1, 1, 3, 4),
    virtualStock: fc.constantFrom(0, 7),
    checkStock: fc.boolean(),
    sizes: fc.subarray(sizes),
    length: fc.option(fc.constantFrom(5, 10, 20)),
    surcharge: fc.constantFrom(0, 0, 1, 3),
    isAtBranch: fc.boolean(),
    reduction: fc.constantFrom(0, 0, 1, 2),
  }),
  { minLength: 1, maxLength: 3 },
);

const product = fc.record({
  categoryId: fc.constantFrom(...Object.keys(categoryTree)),
  brandId: fc.option(fc.constantFrom(...brandIds)),
  tagIds: fc.subarray([...visibleTags, hiddenTag]),
  soldCount: fc.nat(3),
  rating: fc.constantFrom(null, 40, 79, 80, 100),
  ratingCount: fc.constantFrom(1, 30),
  addedDay: fc.nat(3),
  saleable: fc.boolean(),
  inCatalog: fc.boolean(),
  colors: fc.subarray(colors),
  variants,
  vatRate: fc.constantFrom(21, 12),
  metres: fc.option(fc.constantFrom(0.1, 0.5)),
  price: fc.option(fc.integer({ min: 1, max: 5 })),
  businessPrice: fc.option(fc.integer({ min: 1, max: 5 })),
  euroPrice: fc.option(fc.integer({ min: 1, max: 5 })),
  visibleToGroups: fc.constantFrom<string[]>([], [], ['g-1'], ['g-1', 'g-2']),
});

/** Ids are padded so that they sort numerically. */
export const catalogue: fc.Arbitrary<ModelProduct[]> = fc
  .array(product, { maxLength: 14 })
  .map((products) => products.map((entry, index) => ({ ...entry, id: `p-${String(index).padStart(2, '0')}` })));
