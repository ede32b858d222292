import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShop } from '@vyloha/cart/testing';
import { allMessages } from '@vyloha/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SelectedBox } from '../../model/variants/box-variants';
import type { VariantAxis } from '../../model/variants/variant-axes';
import { aProductBox } from '../../testing/a-product-box';
import { stubIdleBrowser } from '../../testing/stub-idle-browser';
import { ProductGrid } from '../product-grid/product-grid';

const fetchStub = vi.fn<(address: string) => Promise<Response>>();
const aBox = (id: string) =>
  aProductBox({ id, slug: id, name: `Zboží ${id}`, action: 'choose', variants: { count: 6, rows: 1 } });

function sizes(selectedBox: string | null): VariantAxis {
  const options = ['s', 'm', 'l', 'xl', 'xxl'].map((value) => ({
    value,
    title: value.toUpperCase(),
    hex: null,
    fileKey: null,
    variantId: `v-${value}`,
    isSelected: value === selectedBox,
    isReachable: true,
  }));
  return { id: 'size', title: 'Velikost', isColor: false, isSize: true, options };
}

/** Returns the variants of all requested products. */
function respond(address: string): Promise<Response> {
  const query = new URL(address, 'http://shop').searchParams;
  const variant = query.get('variant');
  const selectedBox = (id: string): SelectedBox => ({
    box: variant === null ? aBox(id) : { ...aBox(id), variantId: variant, action: 'add' },
    defaultVariantId: 'v-s',
    axes: [sizes(variant?.replace('v-', '') ?? 's')],
    batch: [],
  });
  const products = Object.fromEntries(query.getAll('id').map((id) => [id, selectedBox(id)]));
  return Promise.resolve(Response.json({ products, messages: allMessages('cs') }));
}

beforeEach(() => {
  fetchStub.mockReset().mockImplementation(respond);
  stubIdleBrowser(fetchStub);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sizeOf = (name: string, id: string) =>
  screen.findByRole('list', { name: `Velikost: Zboží ${id}` }).then((list) => {
    const link = [...list.querySelectorAll('a')].find(({ textContent }) => textContent === name);
    if (!link) throw new Error(`No ${name} of ${id}`);
    return link;
  });

it('requests variants for all boxes of a page at once, and shows at most four options', async () => {
  renderInShop(<ProductGrid products={[aBox('p-1'), aBox('p-2'), aProductBox({ id: 'p-3' })]} />);
  expect((await sizeOf('S', 'p-1')).getAttribute('href')).toBe('/produkt/p-1');
  expect((await sizeOf('L', 'p-2')).getAttribute('href')).toBe('/produkt/p-2?variant_id=v-l');
  expect(fetchStub.mock.calls).toEqual([['/varianty?id=p-1&id=p-2', {}]]);
  const list = screen.getByRole('list', { name: 'Velikost: Zboží p-1' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['S', 'M', 'L', '+2 další varianty']);
});

it('shows the variant selected in the box, ready for the cart', async () => {
  renderInShop(<ProductGrid products={[aBox('p-1')]} productActions={({ variantId }) => <i>{variantId}</i>} />);
  expect(screen.getByRole('link', { name: 'Vybrat variantu – Zboží p-1' })).toBeTruthy();
  await userEvent.click(await sizeOf('M', 'p-1'));
  expect(await screen.findByRole('button', { name: 'Do košíku – Zboží p-1' })).toBeTruthy();
  expect(fetchStub).toHaveBeenLastCalledWith('/varianty?id=p-1&variant=v-m', {});
  expect(screen.getByText('v-m')).toBeTruthy();
  expect((await sizeOf('M', 'p-1')).getAttribute('aria-current')).toBe('true');
});

it('shows the number of variants when they cannot be loaded', async () => {
  fetchStub.mockRejectedValue(new TypeError('offline'));
  renderInShop(<ProductGrid products={[aBox('p-1')]} />);
  await waitFor(() => expect(fetchStub).toHaveBeenCalled());
  expect(screen.getByText('6 variant')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vybrat variantu – Zboží p-1' })).toBeTruthy();
});
