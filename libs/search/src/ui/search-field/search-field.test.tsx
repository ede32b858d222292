import { aProductBox, renderInShop } from '@vyloha/catalog/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { byLocale } from '@vyloha/contract';
import { allMessages } from '@vyloha/testing';
import { recentSearchesKey } from '../../model/recent-searches';
import type { Suggest, Suggestions } from '../../model/suggestions-response';
import { SearchField } from './search-field';
// Imported on use otherwise, which takes longer than the tests wait.
import '../suggestion-list/suggestion-list';

const nothing = { entities: [], total: 0 };
const found: Suggestions = {
  isMentioned: false,
  brands: nothing,
  products: {
    entities: [{ id: 'p-1', title: 'Hadice Flexi', path: '/produkt/hadice-flexi', imageKey: null, variantId: null }],
    total: 3,
  },
  categories: {
    entities: [{ id: 'c-1', title: byLocale(() => 'Hadice'), path: byLocale(() => '/zahrada/hadice') }],
    total: 1,
  },
  virtualCategories: nothing,
  articles: nothing,
  questions: nothing,
  menuItems: nothing,
  namedVariants: new Map(),
};

const noPopular = () => Promise.resolve([]);

function show(path: string, suggest: Suggest = () => Promise.resolve(null)) {
  renderInShop(<SearchField suggest={suggest} loadPopular={noPopular} />, { path });
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Hledat v obchodě' });
}

const offer = aProductBox({
  id: 'p-1',
  price: {
    amountMinor: 49_900,
    discount: { originalMinor: 59_900, percent: 17, lowestIn30DaysMinor: null },
    measure: null,
  },
  isPriceFrom: true,
  availability: { isAvailable: true, text: 'Skladem', stock: { pieces: 5, isCapped: true } },
});
const offersStub = vi.fn<typeof fetch>();

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  offersStub.mockReset().mockRejectedValue(new TypeError('down'));
  vi.stubGlobal('fetch', offersStub);
});

describe('SearchField', () => {
  it('is a form that submits to the results page', () => {
    const field = show('/zahrada?q=neco');
    expect([field.name, field.form?.getAttribute('action'), field.form?.method]).toEqual(['q', '/hledat', 'get']);
    expect(field.value).toBe('');
    expect(screen.getByRole('button', { name: 'Hledat' }).getAttribute('type')).toBe('submit');
  });

  it('keeps the query on the results page', () => {
    expect(show('/hledat?q=zahradn%C3%AD+hadice').value).toBe('zahradní hadice');
  });

  it('requests suggestions from three characters on, debounced', async () => {
    const suggest = vi.fn<Suggest>(() => Promise.resolve(found));
    const field = show('/', suggest);
    const user = userEvent.setup();
    await user.type(field, 'ha');
    expect(screen.getByRole('status').textContent).toBe('Napište alespoň 3 znaky');
    await user.type(field, 'dice');
    await screen.findByRole('option', { name: 'Hadice Flexi' });
    expect(suggest).toHaveBeenLastCalledWith({ query: 'hadice', limit: 10, locale: 'cs', isCustomer: false });
    expect(suggest.mock.calls.every(([{ query }]) => query.length >= 3)).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('3 návrhy');
  });

  it('requests nothing that it knows', async () => {
    const suggest = vi.fn<Suggest>(() => Promise.resolve(null));
    renderInShop(
      <SearchField
        suggest={suggest}
        loadPopular={noPopular}
        recall={({ query }) => (query === 'hadice' ? found : null)}
      />,
      {
        path: '/',
      },
    );
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('hadice');
    await screen.findByRole('option', { name: 'Hadice Flexi' });
    expect(suggest).not.toHaveBeenCalled();
  });

  it('shows what products cost, and whether they are in stock, without the reduction', async () => {
    offersStub.mockResolvedValue(Response.json({ products: [offer], messages: allMessages('cs') }));
    await userEvent.type(
      show('/', () => Promise.resolve(found)),
      'hadice',
    );
    await screen.findByRole('option', { name: /^Hadice Flexi ?od 499\sKč ?Skladem$/ });
    expect(offersStub.mock.calls.map(([address]) => address)).toEqual(['/ceny-navrhu?id=p-1']);
  });

  it('says one thing of products that are not sold', async () => {
    const products = [{ ...offer, price: null, availability: null, badges: [{ kind: 'notSaleable' }] }];
    offersStub.mockResolvedValue(Response.json({ products, messages: allMessages('cs') }));
    await userEvent.type(
      show('/', () => Promise.resolve(found)),
      'hadice',
    );
    await screen.findByRole('option', { name: /^Hadice Flexi ?Neprodejné$/ });
  });

  it('shows no offer of another variant than the query names', async () => {
    offersStub.mockResolvedValue(Response.json({ products: [offer], messages: allMessages('cs') }));
    const [product] = found.products.entities;
    const entities = product ? [{ ...product, variantId: 'v-2' }] : [];
    const field = show('/', () => Promise.resolve({ ...found, products: { total: 1, entities } }));
    await userEvent.type(field, '85941');
    await waitFor(() => expect(offersStub).toHaveBeenCalledWith('/ceny-navrhu?id=p-1&variant=v-2', expect.anything()));
    expect(screen.queryByText('Skladem')).toBeNull();
  });

  it('is a combobox: arrows move through the lines, Escape closes', async () => {
    const field = show('/', () => Promise.resolve(found));
    const user = userEvent.setup();
    await user.type(field, 'hadice');
    const names = ['Hadice', 'Hadice Flexi', 'Všechny výsledky pro „hadice“'];
    await screen.findByRole('option', { name: 'Hadice Flexi' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(names);
    expect(field.getAttribute('role')).toBe('combobox');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    for (const name of [...names, undefined, names[0]]) {
      await user.keyboard('{ArrowDown}');
      expect(active()).toBe(name);
    }
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Hadice');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(names.at(-1));
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['hadice', 'false']);
  });

  it('stays a plain field when the backend does not respond', async () => {
    const field = show('/', () => Promise.reject(new Error('down')));
    await userEvent.type(field, 'hadice');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('zkuste hledání odeslat'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('offers popular searches in an empty field, after those of this browser, which can be cleared', async () => {
    localStorage.setItem(recentSearchesKey, '["konev"]');
    const loadPopular = () => Promise.resolve(['zahradní hadice', 'konev']);
    renderInShop(<SearchField loadPopular={loadPopular} />, { path: '/' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('searchbox'));
    await screen.findByRole('option', { name: 'zahradní hadice' });
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      'Naposledy hledanékonev',
      'Ostatní často hledajízahradní hadice',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).getAttribute('href')).toBe('/hledat?q=zahradn%C3%AD+hadice');
    await user.click(screen.getByRole('button', { name: 'Smazat naposledy hledané' }));
    expect(localStorage.getItem(recentSearchesKey)).toBeNull();
    expect(screen.queryByRole('option', { name: 'konev' })).toBeNull();
  });

  it('stores submitted queries, and offers them in an empty field', async () => {
    const field = show('/');
    const user = userEvent.setup();
    await user.type(field, 'konev{Enter}');
    expect(localStorage.getItem(recentSearchesKey)).toBe('["konev"]');
    // The results page has a field of its own.
    await waitFor(() => expect(field.isConnected).toBe(false));
    await user.clear(screen.getByRole('combobox'));
    const line = await screen.findByRole('option', { name: 'konev' });
    expect(line.getAttribute('href')).toBe('/hledat?q=konev');
  });
});
