import { aProductBox, renderInShop } from '@vyloha/catalog/testing';
import type { ListingPart } from '@vyloha/catalog';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchPageData } from '../../model/search-page-data';
import { SearchPage } from './search-page';

type Data = SearchPageData<ListingPart>;

const products: ListingPart = { products: [aProductBox()], total: 12, page: 1, totalPages: 2 };
const content = [
  { kind: 'categories' as const, links: [{ id: 'c', title: 'Hadice', path: '/zahrada/hadice' }], total: 1 },
  { kind: 'articles' as const, links: [{ id: 'a', title: 'Jak vybrat hadici', path: '/clanek/hadice' }], total: 14 },
];
const nothing: ListingPart = { products: [], total: 0, page: 1, totalPages: 1 };

async function show(data: Partial<Data> = {}) {
  const page: Data = { query: 'hadice', ignoredWords: [], results: null, meta: { title: '' }, ...data };
  renderInShop(<SearchPage />, { path: `/hledat?q=${page.query}`, loader: () => page });
  await screen.findByRole('heading', { level: 1 });
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('SearchPage', () => {
  it('has every kind with its count, and more pages of goods', async () => {
    await show({ results: { products, content } });
    const categories = within(screen.getByRole('navigation', { name: 'Kategorie: 1' }));
    expect(categories.getByRole('link', { name: 'Hadice' }).getAttribute('href')).toBe('/zahrada/hadice');
    expect(within(screen.getByRole('navigation', { name: 'Články: 14' })).getAllByRole('link')).toHaveLength(1);
    const goods = within(screen.getByRole('region', { name: 'Zboží: 12 produktů' }));
    expect(goods.getAllByRole('article')).toHaveLength(1);
    expect(goods.getByRole('link', { name: 'Strana 2' }).getAttribute('href')).toBe('/hledat?q=hadice&p=2');
  });

  it('says which words were left out', async () => {
    await show({ ignoredWords: ['na', 'do'], results: { products, content: [] } });
    expect(screen.getByText('Slova kratší než 3 znaky jsme vynechali: na, do')).toBeTruthy();
  });

  it('says that nothing was found and offers a way on', async () => {
    await show({ results: { products: nothing, content: [] } });
    expect(screen.getByRole('heading', { name: 'Pro „hadice“ jsme nic nenašli' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Na úvodní stránku' }).getAttribute('href')).toBe('/');
  });

  it('asks for more when there is nothing to search for', async () => {
    await show({ query: 'ha', ignoredWords: ['ha'] });
    expect(screen.getByText('Napište alespoň 3 znaky toho, co hledáte')).toBeTruthy();
  });
});
