import { expect, it } from 'vitest';
import { selectCompared } from './compare-selection';

const product = (id: string, categoryId: string) => ({ id, categoryId, breadcrumbs: [{ title: `K ${categoryId}` }] });
const mixed = [product('p-1', 'c-1'), product('p-2', 'c-2'), product('p-3', 'c-1')];
const select = (query: string, products = mixed) => selectCompared(products, new URLSearchParams(query), 'Vše');

it('selects all, and offers each category with its count', () => {
  const { products, categories, differences } = select('');
  expect(products).toHaveLength(3);
  expect(categories.map(({ title, count, isActive }) => [title, count, isActive])).toEqual([
    ['Vše', 3, true],
    ['K c-1', 2, false],
    ['K c-2', 1, false],
  ]);
  expect(differences).toEqual({ isOn: false, path: '/porovnat?rozdily=1' });
});

it('selects a category, and keeps it when rows are left out', () => {
  const { products, categories, differences } = select('kategorie=c-1&rozdily=1');
  expect(products.map(({ id }) => id)).toEqual(['p-1', 'p-3']);
  expect(categories.map(({ path }) => path)).toEqual([
    '/porovnat?rozdily=1',
    '/porovnat?kategorie=c-1&rozdily=1',
    '/porovnat?kategorie=c-2&rozdily=1',
  ]);
  expect(differences).toEqual({ isOn: true, path: '/porovnat?kategorie=c-1' });
});

it('offers no categories where there is one, and knows no other', () => {
  expect(select('kategorie=c-9', mixed.slice(0, 1))).toMatchObject({ products: [{ id: 'p-1' }], categories: [] });
});
