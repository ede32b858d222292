import { aProductBox, renderInShop } from '@vyloha/catalog/testing';
import { setSink } from '@vyloha/analytics';
import type { ListingPart, Recommendation } from '@vyloha/catalog';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundLinks, SearchPageData } from '../../model/search-page-data';
import { SearchPage } from './search-page';

type Data = SearchPageData<ListingPart, Recommendation>;
type Results = NonNullable<Data['results']>;

const products: ListingPart = { products: [aProductBox()], total: 12, page: 1, totalPages: 2 };
const categories: FoundLinks = {
  kind: 'categories',
  links: [{ id: 'c', title: 'Hadice', path: '/zahrada/hadice', perex: null }],
  ...{ total: 1, page: 1, totalPages: 1 },
};
const articles: FoundLinks = {
  kind: 'articles',
  links: [{ id: 'a', title: 'Jak vybrat hadici', path: '/clanek/hadice', perex: 'Podle zahrady.' }],
  ...{ total: 14, page: 1, totalPages: 2 },
};
const totals: Results['totals'] = [
  { kind: 'products', total: 12 },
  { kind: 'categories', total: 1 },
  { kind: 'articles', total: 14 },
];
const nothing: ListingPart = { products: [], total: 0, page: 1, totalPages: 1 };

const results = (changes: Partial<Results> = {}): Results => ({
  kind: 'products',
  totals,
  products,
  content: [],
  searchedFor: null,
  waysOn: null,
  ...changes,
});

async function show(data: Partial<Data> = {}, more = '') {
  const page: Data = { query: 'hadice', ignoredWords: [], results: null, meta: { title: '' }, ...data };
  renderInShop(<SearchPage />, { path: `/hledat?q=${page.query}${more}`, loader: () => page });
  await screen.findByRole('heading', { level: 1 });
}

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('SearchPage', () => {
  it('has every kind with its count, and more pages of goods', async () => {
    await show({ results: results({ content: [categories, articles] }) });
    const ofCategories = within(screen.getByRole('navigation', { name: 'Kategorie: 1' }));
    expect(ofCategories.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/zahrada/hadice']);
    const goods = within(screen.getByRole('region', { name: 'Zboží: 12 produktů' }));
    expect(goods.getAllByRole('article')).toHaveLength(1);
    expect(goods.getByRole('link', { name: 'Strana 2' }).getAttribute('href')).toBe('/hledat?q=hadice&p=2');
  });

  it('leads to the results of each kind, and to all of one that has more', async () => {
    await show({ results: results({ content: [categories, articles] }) });
    const kinds = within(screen.getByRole('navigation', { name: 'Druhy výsledků' })).getAllByRole('link');
    expect(kinds.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Zboží: 12', '/hledat?q=hadice', 'true'],
      ['Kategorie: 1', '/hledat?q=hadice&druh=kategorie', null],
      ['Články: 14', '/hledat?q=hadice&druh=clanky', null],
    ]);
    const ofArticles = within(screen.getByRole('navigation', { name: 'Články: 14' }));
    expect(ofArticles.getByText('Podle zahrady.')).toBeTruthy();
    expect(ofArticles.getByRole('link', { name: 'Zobrazit všech 14' }).getAttribute('href')).toBe(
      '/hledat?q=hadice&druh=clanky',
    );
  });

  it('has pages of one kind', async () => {
    const data = results({ kind: 'articles', products: null, content: [articles] });
    await show({ results: data }, '&druh=clanky');
    expect(screen.getByRole('link', { name: 'Jak vybrat hadici' }).getAttribute('href')).toBe('/clanek/hadice');
    expect(screen.getByRole('link', { name: 'Strana 2' }).getAttribute('href')).toBe(
      '/hledat?q=hadice&druh=clanky&p=2',
    );
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says where a kind has nothing', async () => {
    const none = { ...articles, links: [], total: 0, totalPages: 1 };
    await show({ results: results({ kind: 'articles', products: null, content: [none] }) }, '&druh=clanky');
    expect(screen.getByText('Tady jsme nic nenašli, podívejte se na ostatní výsledky.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zboží: 12' })).toBeTruthy();
  });

  it('says which words were left out', async () => {
    await show({ ignoredWords: ['na', 'do'], results: results() });
    expect(screen.getByText('Slova kratší než 3 znaky jsme vynechali: na, do')).toBeTruthy();
  });

  it('says what it took for a typing error', async () => {
    await show({ query: 'hadcie', results: results({ searchedFor: 'hadice' }) });
    expect(screen.getByText('Pro „hadcie“ jsme nic nenašli. Ukazujeme výsledky pro „hadice“.')).toBeTruthy();
  });

  it('says that nothing was found and offers ways on', async () => {
    const recommended = [{ placement: 'not_found', products: [aProductBox()], address: null }] as const;
    const waysOn = { departments: [{ title: 'Zahrada', path: '/zahrada' }], recommended };
    await show({ results: results({ products: nothing, waysOn }) });
    expect(screen.getByRole('heading', { name: 'Pro „hadice“ jsme nic nenašli' })).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Zahrada')).toBe('/zahrada');
    expect(hrefOf('Zeptat se nás')).toBe('/kontakt');
    const goods = within(screen.getByRole('region', { name: 'Co si u\u00a0nás lidé nejčastěji vybírají' }));
    expect(goods.getAllByRole('article')).toHaveLength(1);
  });

  it('shows what was typed as a text, whatever it is', async () => {
    await show({ query: '<img src=x onerror=alert(1)>', results: results() });
    expect(document.querySelector('img[src=x]')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('is reported, also when the words were too short to be searched for', async () => {
    const reported: unknown[] = [];
    setSink({ track: (event) => reported.push(event), setConsent: () => {} });
    await show({ query: 'h', ignoredWords: ['h'] });
    expect(reported).toEqual([{ name: 'search', query: 'h', results: 0 }]);
    setSink(null);
  });

  it('asks for more when there is nothing to search for', async () => {
    await show({ query: 'ha', ignoredWords: ['ha'] });
    expect(screen.getByText('Napište alespoň 3 znaky toho, co hledáte')).toBeTruthy();
  });
});
