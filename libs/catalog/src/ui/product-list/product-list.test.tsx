import { type LoadedList, onLoadedList } from '@vyloha/analytics';
import { renderInShop } from '@vyloha/cart/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moreProductsUrl } from '../../model/listing/more-products';
import { aProductBox } from '../../testing/a-product-box';
import { ProductList } from './product-list';

const fetchStub = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => {
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

const respondWith = (name: string) =>
  Promise.resolve(Response.json({ products: [aProductBox({ id: name, name })], messages: {} }));

let visits = 0;

/** A list with its own address, because a visit restores what it has loaded. */
async function show(totalPages = 2) {
  visits += 1;
  const products = [aProductBox({ id: 'p-1', name: 'První' })];
  renderInShop(<ProductList products={products} total={totalPages} page={1} totalPages={totalPages} />, {
    path: `/zahrada/${visits}?razeni=PriceSortASC`,
  });
  return screen.findByRole('link', { name: 'Načíst další zboží' });
}

it('loads the next page, focuses its first product and shows the count', async () => {
  fetchStub.mockImplementationOnce(() => respondWith('Druhá'));
  fireEvent.click(await show());
  const next = await screen.findByRole('link', { name: 'Druhá' });
  expect(fetchStub.mock.calls[0]?.[0]).toBe(moreProductsUrl(`/zahrada/${visits}?razeni=PriceSortASC&p=2`));
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.getByText('Zobrazeno 2 z 2').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('link', { name: 'Načíst další zboží' })).toBeNull();
});

it("reports the products it appends as more of the page's list", async () => {
  const lists: LoadedList[] = [];
  const end = onLoadedList((list) => lists.push(list));
  fetchStub.mockImplementationOnce(() => respondWith('Druhá'));
  fireEvent.click(await show());
  await screen.findByRole('link', { name: 'Druhá' });
  end();
  // Those of earlier tests waited.
  expect(lists.at(-1)).toMatchObject({ name: null, products: [{ name: 'Druhá' }] });
});

it('offers the next page in the grid, after the last product', async () => {
  const tile = (await show()).closest('li');
  expect(tile?.previousElementSibling?.querySelector('article')).toBeTruthy();
  expect(tile?.parentElement?.lastElementChild).toBe(tile);
});

it('does not move the focus when it has moved meanwhile', async () => {
  fetchStub.mockImplementationOnce(() => respondWith('Druhá'));
  const button = await show();
  const elsewhere = document.body.appendChild(document.createElement('input'));
  fireEvent.click(button);
  elsewhere.focus();
  await screen.findByRole('link', { name: 'Druhá' });
  expect(document.activeElement).toBe(elsewhere);
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['a failure', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['a page in place of products', () => Promise.resolve(new Response('<!doctype html>'))],
  ['products of another version', () => Promise.resolve(Response.json({ products: [{ id: 'p-2' }] }))],
])('stays unchanged after %s, reports it and can retry', async (_, shop) => {
  fetchStub.mockImplementationOnce(shop);
  const button = await show(3);
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Další zboží se nepodařilo načíst');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(button.getAttribute('href')).toBe(`/zahrada/${visits}?razeni=PriceSortASC&p=2`);
  fetchStub.mockImplementationOnce(() => respondWith('Druhá'));
  fireEvent.click(button);
  await screen.findByRole('link', { name: 'Druhá' });
  expect(screen.queryByRole('alert')).toBeNull();
});
