import { aProductBox, renderInShop, stubWideView } from '@vyloha/catalog/testing';
import { setSink } from '@vyloha/analytics';
import type { ProductListingData } from '@vyloha/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { searchPageLoader } from '../../handlers/search-page-loader.server';
import type { FoundLinks } from '../../model/search-results';
import { recentSearchesKey } from '../../model/recent-searches';
import { SearchPage } from './search-page';

type Data = Awaited<ReturnType<typeof searchPageLoader>>;
type Results = NonNullable<Data['results']>;

const unfiltered: Pick<ProductListingData, 'filters' | 'sorts'> = {
  filters: {
    switches: [{ key: 'skladem', title: 'Skladem', count: 7, isSelected: false }],
    groups: [],
    active: [],
    pathname: '/hledat',
    clearPath: '/hledat?q=hadice',
    hiddenFields: [['q', 'hadice']],
  },
  sorts: [
    { name: 'relevance', path: '/hledat?q=hadice', isActive: true },
    { name: 'PriceSortASC', path: '/hledat?q=hadice&razeni=PriceSortASC', isActive: false },
  ],
};
const products: ProductListingData = { products: [aProductBox()], total: 12, page: 1, totalPages: 2, ...unfiltered };
const categories: FoundLinks = {
  kind: 'categories',
  links: [{ id: 'c', title: 'Hadice', path: '/zahrada/hadice', perex: null }],
  total: 1,
  page: 1,
  totalPages: 1,
};
const articles: FoundLinks = {
  kind: 'articles',
  links: [{ id: 'a', title: 'Jak vybrat hadici', path: '/clanek/hadice', perex: 'Podle zahrady.' }],
  total: 14,
  page: 1,
  totalPages: 2,
};
const totals: Results['totals'] = [
  { kind: 'products', total: 12 },
  { kind: 'categories', total: 1 },
  { kind: 'articles', total: 14 },
];
const nothing: ProductListingData = { products: [], total: 0, page: 1, totalPages: 1, ...unfiltered };

const results = (changes: Partial<Results> = {}): Results => ({
  kind: 'products',
  totals,
  products,
  content: [],
  searchedFor: null,
  weakMatch: null,
  noResultsContent: null,
  ...changes,
});

async function show(data: Partial<Data> = {}, more = '') {
  const page: Data = {
    query: 'hadice',
    ignoredTerms: [],
    results: null,
    popularSearches: [],
    meta: { title: '' },
    ...data,
  };
  renderInShop(<SearchPage />, { path: `/hledat?q=${page.query}${more}`, loader: () => page });
  await screen.findByRole('heading', { level: 1 });
}

const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true);

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  navigator.sendBeacon = sendBeacon.mockClear();
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
  it('has every kind with its count, and more pages of products', async () => {
    await show({ results: results({ content: [categories, articles] }) });
    const ofCategories = within(screen.getByRole('navigation', { name: 'Kategorie' }));
    expect(ofCategories.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/zahrada/hadice']);
    const productRegion = within(screen.getByRole('region', { name: 'Zboží' }));
    expect(productRegion.getAllByRole('article')).toHaveLength(1);
    expect(productRegion.getByRole('link', { name: 'Strana 2' }).getAttribute('href')).toBe('/hledat?q=hadice&p=2');
  });

  it('says what was searched for and once how much was found, and offers filters and orders', async () => {
    await show({ results: results() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Výsledky hledání: hadice');
    expect(screen.getAllByText(/^12 |: 12$/).map(({ textContent }) => textContent)).toEqual(['12 produktů']);
    const filters = within(screen.getByRole('complementary', { name: 'Filtry' }));
    expect(filters.getByRole('checkbox', { name: 'Skladem (7)' })).toBeTruthy();
    expect(document.querySelector('input[type=hidden][name=q]')?.getAttribute('value')).toBe('hadice');
    const orders = within(screen.getByRole('navigation', { name: 'Řazení' })).getAllByRole('link');
    expect(orders.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Nejlepší shoda', '/hledat?q=hadice'],
      ['Od nejlevnějšího', '/hledat?q=hadice&razeni=PriceSortASC'],
    ]);
  });

  it('stays when filters leave nothing', async () => {
    const active = [{ label: 'Skladem', path: '/hledat?q=hadice' }];
    const filtered = { ...nothing, filters: { ...unfiltered.filters, active } };
    await show({ results: results({ products: filtered, totals: [] }) }, '&skladem=1');
    expect(screen.getByText('Takové zboží teď nemáme')).toBeTruthy();
    expect(screen.queryByText('Zboží jsme nenašli')).toBeNull();
    const clear = screen.getAllByRole('link', { name: 'Zrušit vše' });
    expect(clear.map((link) => link.getAttribute('href'))).toEqual(['/hledat?q=hadice', '/hledat?q=hadice']);
  });

  it('links to the results of each kind, and to all of one that has more', async () => {
    await show({ results: results({ content: [categories, articles] }) });
    const kinds = within(screen.getByRole('navigation', { name: 'Druhy výsledků' })).getAllByRole('link');
    expect(kinds.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
      ['Zboží', '/hledat?q=hadice', 'true'],
      ['Kategorie: 1', '/hledat?q=hadice&druh=kategorie', null],
      ['Články: 14', '/hledat?q=hadice&druh=clanky', null],
    ]);
    const ofArticles = within(screen.getByRole('navigation', { name: 'Články' }));
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
    expect(screen.getByRole('heading', { level: 2, name: 'Články: 14' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says that there are no products where only something else was found', async () => {
    await show({ results: results({ products: nothing, content: [articles] }) });
    expect(screen.getByText('Zboží jsme nenašli')).toBeTruthy();
  });

  it('reports an empty kind', async () => {
    const none = { ...articles, links: [], total: 0, totalPages: 1 };
    await show({ results: results({ kind: 'articles', products: null, content: [none] }) }, '&druh=clanky');
    expect(screen.getByText('Tady jsme nic nenašli, podívejte se na ostatní výsledky.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zboží: 12' })).toBeTruthy();
  });

  it('reports ignored terms', async () => {
    await show({ ignoredTerms: ['na', 'do'], results: results() });
    expect(screen.getByText('Slova kratší než 3 znaky jsme vynechali: na, do')).toBeTruthy();
  });

  it('reports the corrected query', async () => {
    await show({ query: 'hadcie', results: results({ searchedFor: 'hadice' }) });
    expect(screen.getByText('Pro „hadcie“ jsme nic nenašli. Ukazujeme výsledky pro „hadice“.')).toBeTruthy();
  });

  it('says that products are not called so, but have it in their texts', async () => {
    await show({ results: results({ weakMatch: 'texts' }) });
    expect(screen.getByRole('heading', { level: 2, name: '„hadice“ v názvech není, ale má to v popisu' })).toBeTruthy();
  });

  it('reports that nothing was found and offers links to continue', async () => {
    const recommended = [{ placement: 'not_found', products: [aProductBox()], personalizedUrl: null }] as const;
    stubWideView();
    const noResultsContent = { departments: [{ title: 'Zahrada', path: '/zahrada' }], recommended };
    await show({ results: results({ products: nothing, noResultsContent }) });
    const titles = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Pro „hadice“ jsme nic nenašli']);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Zahrada')).toBe('/zahrada');
    expect(hrefOf('Zeptat se nás')).toBe('/kontakt');
    // It appears once it is nearly in view.
    const region = { name: 'Co si u nás lidé nejčastěji vybírají' };
    const productRegion = within(await screen.findByRole('region', region, { timeout: 20_000 }));
    expect(productRegion.getAllByRole('article')).toHaveLength(1);
  });

  it('has each search counted, with what was found, unless it was filtered', async () => {
    await show({ results: results() });
    await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
    const [path, body] = sendBeacon.mock.calls[0] ?? [];
    expect([path, String(body)]).toEqual(['/oblibena-hledani', 'q=hadice&results=27']);
    document.body.innerHTML = '';
    const active = [{ label: 'Skladem', path: '/hledat?q=hadice' }];
    await show({ results: results({ products: { ...nothing, filters: { ...unfiltered.filters, active } } }) });
    await show();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('offers popular searches and those of this browser, which can be cleared', async () => {
    localStorage.setItem(recentSearchesKey, '["konev"]');
    await show({ query: '', popularSearches: ['zahradní hadice', 'Konev'] });
    const popular = within(screen.getByRole('navigation', { name: 'Ostatní často hledají' })).getAllByRole('link');
    expect(popular.map((link) => link.getAttribute('href'))).toEqual(['/hledat?q=zahradn%C3%AD+hadice']);
    const recent = within(screen.getByRole('navigation', { name: 'Naposledy hledané' }));
    expect(recent.getByRole('link', { name: 'konev' })).toBeTruthy();
    await userEvent.click(recent.getByRole('button', { name: 'Smazat naposledy hledané' }));
    expect(localStorage.getItem(recentSearchesKey)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Naposledy hledané' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Konev' })).toBeTruthy();
  });

  it('renders the query as a text, whatever it is', async () => {
    await show({ query: '<img src=x onerror=alert(1)>', results: results() });
    expect(document.querySelector('img[src=x]')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('<img src=x onerror=alert(1)>');
  });

  it('is tracked, also when the terms were too short to be searched for', async () => {
    const reported: unknown[] = [];
    // What other tests reported waits for the first one.
    setSink({ track: () => {}, setConsent: () => {} });
    setSink({ track: (event) => reported.push(event), setConsent: () => {} });
    await show({ query: 'h', ignoredTerms: ['h'] });
    // Effects may run after the page was painted.
    await vi.waitFor(() => expect(reported).toEqual([{ name: 'search', query: 'h', results: 0 }]), 20_000);
    setSink(null);
  });

  it('asks for a longer query when there is nothing to search for', async () => {
    await show({ query: 'ha', ignoredTerms: ['ha'] });
    expect(screen.getByText('Napište alespoň 3 znaky toho, co hledáte')).toBeTruthy();
  });
});
