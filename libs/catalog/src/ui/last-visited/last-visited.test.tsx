import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderInShop } from '@vyloha/cart/testing';
import { allMessages } from '@vyloha/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatVisitedProducts, visitedProductsKey } from '../../model/product/visited-products';
import { aProductBox } from '../../testing/a-product-box';
import { stubIdleBrowser } from '../../testing/stub-idle-browser';
import { LastVisited } from './last-visited';
import { parseVisited } from './visited-storage';

/** `null` before anything is observed. */
let scrollIntoView: (() => void) | null;
const fetchStub = vi.fn<(address: string) => Promise<Response>>();

/** Returns every product but one. */
function respond(address: string): Promise<Response> {
  const ids = new URL(address, 'http://shop').searchParams.getAll('id').filter((id) => id !== 'p-gone');
  const products = ids.map((id) => aProductBox({ id, name: `Zboží ${id}` }));
  return Promise.resolve(Response.json({ products, messages: allMessages('cs') }));
}

beforeEach(() => {
  scrollIntoView = null;
  localStorage.clear();
  fetchStub.mockReset().mockImplementation(respond);
  class Observer {
    constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
      scrollIntoView = () => see([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  stubIdleBrowser(fetchStub);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const storedIds = () => parseVisited(localStorage.getItem(visitedProductsKey));
const storeIds = (...ids: string[]) => localStorage.setItem(visitedProductsKey, formatVisitedProducts(ids));
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

async function scrollNear() {
  await waitFor(() => expect(scrollIntoView).not.toBeNull());
  act(() => scrollIntoView?.());
}

async function findCarousel() {
  await scrollNear();
  return screen.findByRole('heading', { name: 'Naposledy jste si prohlíželi' });
}

it('stores the product of the page, and shows the previous ones once scrolled near', async () => {
  storeIds('p-2', 'p-1');
  renderInShop(<LastVisited currentId="p-3" />);
  await waitFor(() => expect(storedIds()).toEqual(['p-3', 'p-2', 'p-1']));
  expect(fetchStub).not.toHaveBeenCalled();
  await findCarousel();
  expect(names()).toEqual(['Zboží p-2', 'Zboží p-1']);
  expect(fetchStub.mock.calls.map(([address]) => address)).toEqual(['/naposledy-prohlizene?id=p-2&id=p-1']);
});

it('renders nothing without previously visited products', async () => {
  const { container } = renderInShop(<LastVisited currentId="p-1" />);
  await waitFor(() => expect(storedIds()).toEqual(['p-1']));
  expect(container.textContent).toBe('');
  expect(container.querySelector('div')?.childElementCount ?? 0).toBe(0);
});

it('updates on visits in another tab', async () => {
  storeIds('p-1');
  renderInShop(<LastVisited />);
  await findCarousel();
  storeIds('p-2', 'p-1');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: visitedProductsKey })));
  await waitFor(() => expect(names()).toEqual(['Zboží p-2', 'Zboží p-1']));
});

it.each([
  ['none of the products is sold any more', () => storeIds('p-gone'), respond],
  ['the shop does not answer', () => storeIds('p-1'), () => Promise.reject(new TypeError('down'))],
  ['the shop answers by a failure', () => storeIds('p-1'), () => Promise.resolve(new Response(null, { status: 503 }))],
])('releases its space when %s', async (_, prepare, shop) => {
  prepare();
  fetchStub.mockImplementation(shop);
  const { container } = renderInShop(<LastVisited />);
  await scrollNear();
  await waitFor(() => expect(container.querySelector('div > div')).toBeNull());
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe('');
});
