import { renderInShop } from '@vyloha/cart/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moreGoodsAddress } from '../../model/listing/more-goods';
import { aProductBox } from '../../testing/a-product-box';
import { GoodsList } from './goods-list';

const ask = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal('fetch', ask);
});

afterEach(() => {
  ask.mockReset();
  vi.unstubAllGlobals();
});

const answer = (name: string) =>
  Promise.resolve(Response.json({ products: [aProductBox({ id: name, name })], messages: {} }));

let visits = 0;

/** A list of its own: what was loaded at a visit is shown again at the same one. */
async function show(totalPages = 2) {
  visits += 1;
  const products = [aProductBox({ id: 'p-1', name: 'První' })];
  renderInShop(<GoodsList products={products} total={totalPages} page={1} totalPages={totalPages} />, {
    path: `/zahrada/${visits}?razeni=PriceSortASC`,
  });
  return screen.findByRole('link', { name: 'Načíst další zboží' });
}

it('asks for the next page, goes on with its first goods and says how many are shown', async () => {
  ask.mockImplementationOnce(() => answer('Druhá'));
  fireEvent.click(await show());
  const next = await screen.findByRole('link', { name: 'Druhá' });
  expect(ask.mock.calls[0]?.[0]).toBe(moreGoodsAddress(`/zahrada/${visits}?razeni=PriceSortASC&p=2`));
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.getByText('Zobrazeno 2 z 2').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('link', { name: 'Načíst další zboží' })).toBeNull();
});

it('leaves who has gone elsewhere meanwhile where they are', async () => {
  ask.mockImplementationOnce(() => answer('Druhá'));
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
  ['a page in place of goods', () => Promise.resolve(new Response('<!doctype html>'))],
])('stays as it was after %s, says so and asks again', async (_, shop) => {
  ask.mockImplementationOnce(shop);
  const button = await show(3);
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Další zboží se nepodařilo načíst');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(button.getAttribute('href')).toBe(`/zahrada/${visits}?razeni=PriceSortASC&p=2`);
  ask.mockImplementationOnce(() => answer('Druhá'));
  fireEvent.click(button);
  await screen.findByRole('link', { name: 'Druhá' });
  expect(screen.queryByRole('alert')).toBeNull();
});
