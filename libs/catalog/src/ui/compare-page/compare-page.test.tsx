import { renderInShop } from '@vyloha/cart/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { comparePageLoader } from '../../handlers/compare/compare-page-loader.server';
import { aProductBox } from '../../testing/a-product-box';
import { ComparePage } from './compare-page';

type ComparePageData = Awaited<ReturnType<typeof comparePageLoader>>;

async function show(data: Partial<ComparePageData> = {}) {
  const cell = (title: string) => [{ title, link: null }];
  const page: ComparePageData = {
    products: [aProductBox(), aProductBox({ id: 'p-2', name: 'Druhá hadice' })],
    rows: [
      { id: 'brand', title: 'Značka', cells: [cell('Rosa'), cell('Rosa')], isDifferent: false },
      { id: 'length', title: 'Délka', cells: [cell('20 m'), []], isDifferent: true },
    ],
    count: 2,
    categories: [],
    differences: { isOn: false, path: '/porovnat?rozdily=1' },
    isMixed: false,
    meta: { title: 'Porovnání zboží' },
    ...data,
  };
  renderInShop(<ComparePage />, { path: '/porovnat', loader: () => page });
  await screen.findByRole('heading', { level: 1, name: /^Porovnání zboží/ });
}

beforeEach(() => {
  document.body.innerHTML = '';
});

it('shows products side by side and marks the differences', async () => {
  await show();
  const table = within(screen.getByRole('table', { name: 'Porovnání zboží' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  const different = table.getByRole('row', { name: /Délka \(liší se\) 20 m –/ });
  expect(different.dataset['different']).toBe('true');
  expect(table.getByRole('row', { name: 'Značka Rosa Rosa' }).dataset['different']).toBeUndefined();
});

it('removes products one by one and all at once, by plain forms', async () => {
  await show();
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Odebrat z porovnání: Druhá hadice' });
  expect([remove.name, remove.value, remove.form?.getAttribute('action')]).toEqual(['remove', 'p-2', '/porovnat']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Odebrat vše' }).name).toBe('removeAll');
});

it('leads to the differences alone, and to the products of one category', async () => {
  const categories = [
    { title: 'Vše', count: 2, path: '/porovnat', isActive: true },
    { title: 'Hadice', count: 1, path: '/porovnat?kategorie=c-1', isActive: false },
  ];
  await show({ categories });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Porovnání zboží (2)');
  expect(screen.getByRole('link', { name: 'Jen rozdíly' }).getAttribute('href')).toBe('/porovnat?rozdily=1');
  expect(screen.getByRole('link', { name: 'Hadice (1)' }).getAttribute('href')).toBe('/porovnat?kategorie=c-1');
  expect(screen.getByRole('link', { name: 'Vše (2)' }).getAttribute('aria-current')).toBe('true');
});

it('suggests adding another one beside a single one', async () => {
  await show({ products: [aProductBox()], rows: [], count: 1 });
  expect(screen.getByText(/Přidejte aspoň jeden další produkt/)).toBeTruthy();
});

it('links to the products while the list is empty', async () => {
  await show({ products: [], rows: [], count: 0 });
  expect(screen.getByRole('heading', { name: 'Zatím nic neporovnáváte' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vybrat zboží' }).getAttribute('href')).toBe('/eshop');
});
