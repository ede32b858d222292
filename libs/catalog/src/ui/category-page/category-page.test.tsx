import { renderInShop } from '@vyloha/cart/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CategoryPageData } from '../../model/category-page-data';
import { aProductBox } from '../../testing/a-product-box';
import { CategoryPage, type CategoryPageSlots } from './category-page';

async function show(data: Partial<CategoryPageData> = {}, slots: CategoryPageSlots = {}) {
  const page: CategoryPageData = {
    title: 'Hadice',
    description: 'Hadice všech délek.',
    textBelowProducts: 'Jak vybrat hadici.',
    ancestors: [{ title: 'Zahrada', path: '/zahrada' }],
    children: [{ id: 'c-1', title: 'Flexi hadice', path: '/zahrada/hadice/flexi', fileKey: 'hose' }],
    products: [aProductBox(), aProductBox({ id: 'p-2', name: 'Druhá hadice' })],
    total: 45,
    page: 2,
    totalPages: 3,
    sorts: [
      { name: 'DefaultSort', path: '/zahrada/hadice', isActive: false },
      { name: 'PriceSortASC', path: '/zahrada/hadice?razeni=PriceSortASC', isActive: true },
    ],
    meta: { title: 'Hadice' },
    ...data,
  };
  renderInShop(<CategoryPage {...slots} />, { path: '/zahrada/hadice?razeni=PriceSortASC&p=2', loader: () => page });
  await screen.findByRole('heading', { level: 1, name: 'Hadice' });
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('CategoryPage', () => {
  it('has the way to it, what is below it, its texts and goods', async () => {
    await show();
    const trail = within(screen.getByRole('navigation', { name: 'Drobečková navigace' }));
    expect(trail.getByRole('link', { name: 'Zahrada' }).getAttribute('href')).toBe('/zahrada');
    const tiles = within(screen.getByRole('navigation', { name: 'Podkategorie' }));
    expect(tiles.getByRole('link', { name: 'Flexi hadice' }).getAttribute('href')).toBe('/zahrada/hadice/flexi');
    for (const text of ['Hadice všech délek.', 'Jak vybrat hadici.', '45 produktů']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('orders goods by links and says which order holds', async () => {
    await show();
    const sorts = within(screen.getByRole('navigation', { name: 'Řazení' }));
    expect(sorts.getByRole('link', { name: 'Od nejlevnějšího' }).getAttribute('aria-current')).toBe('true');
    expect(sorts.getByRole('link', { name: 'Doporučujeme' }).getAttribute('href')).toBe('/zahrada/hadice');
  });

  it('keeps the order on other pages and leaves the first page’s number out', async () => {
    await show();
    const pages = within(screen.getByRole('navigation', { name: 'Stránkování' }));
    expect(pages.getByRole('link', { name: 'Strana 1' }).getAttribute('href')).toBe(
      '/zahrada/hadice?razeni=PriceSortASC',
    );
    expect(pages.getByRole('link', { name: 'Strana 3' }).getAttribute('href')).toBe(
      '/zahrada/hadice?razeni=PriceSortASC&p=3',
    );
  });

  it('offers ways on where there is nothing', async () => {
    await show({ products: [], total: 0, totalPages: 1, page: 1 });
    expect(screen.getByRole('heading', { name: 'V této kategorii teď nic není' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vyhledat zboží' })).toBeTruthy();
  });

  it('has places for other rooms', async () => {
    await show({}, { corner: ({ name }) => <button>Oblíbit {name}</button>, filters: <p>Filtry</p> });
    expect(screen.getByRole('button', { name: 'Oblíbit Druhá hadice' })).toBeTruthy();
    expect(screen.getByText('Filtry')).toBeTruthy();
  });
});
