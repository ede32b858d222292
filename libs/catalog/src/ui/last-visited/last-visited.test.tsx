import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { renderInShop } from '@vyloha/cart/testing';
import { allMessages } from '@vyloha/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatVisitedProducts, visitedProductsKey } from '../../model/product/visited-products';
import { aProductBox } from '../../testing/a-product-box';
import { stubIdleBrowser } from '../../testing/stub-idle-browser';
import { LastVisited } from './last-visited';
import { parseVisited } from './visited-storage';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

/** Nothing is watched yet: `null`. */
let scrollIntoView: (() => void) | null;
const ask = vi.fn<(address: string) => Promise<Response>>();

/** The shop knows every id but one. */
function answer(address: string): Promise<Response> {
  const ids = new URL(address, 'http://shop').searchParams.getAll('id').filter((id) => id !== 'p-gone');
  const products = ids.map((id) => aProductBox({ id, name: `Zboží ${id}` }));
  return Promise.resolve(Response.json({ products, messages: allMessages('cs') }));
}

beforeEach(() => {
  scrollIntoView = null;
  localStorage.clear();
  ask.mockReset().mockImplementation(answer);
  class Observer {
    constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
      scrollIntoView = () => see([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  stubIdleBrowser(ask);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const kept = () => parseVisited(localStorage.getItem(visitedProductsKey));
const keep = (...ids: string[]) => localStorage.setItem(visitedProductsKey, formatVisitedProducts(ids));
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

async function comeNear() {
  await waitFor(() => expect(scrollIntoView).not.toBeNull());
  act(() => scrollIntoView?.());
}

async function findStrip() {
  await comeNear();
  return screen.findByRole('heading', { name: 'Naposledy jste si prohlíželi' });
}

it('remembers the goods of the page, and shows those before them once the shopper comes near', async () => {
  keep('p-2', 'p-1');
  renderInShop(<LastVisited current="p-3" />);
  await waitFor(() => expect(kept()).toEqual(['p-3', 'p-2', 'p-1']));
  expect(ask).not.toHaveBeenCalled();
  await findStrip();
  expect(names()).toEqual(['Zboží p-2', 'Zboží p-1']);
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/naposledy-prohlizene?id=p-2&id=p-1']);
});

it('shows nothing to who looked at nothing else', async () => {
  const { container } = renderInShop(<LastVisited current="p-1" />);
  await waitFor(() => expect(kept()).toEqual(['p-1']));
  expect(container.textContent).toBe('');
  expect(container.querySelector('div')?.childElementCount ?? 0).toBe(0);
});

it('hears what another tab looks at', async () => {
  keep('p-1');
  renderInShop(<LastVisited />);
  await findStrip();
  keep('p-2', 'p-1');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: visitedProductsKey })));
  await waitFor(() => expect(names()).toEqual(['Zboží p-2', 'Zboží p-1']));
});

it.each([
  ['none of the goods is sold any more', () => keep('p-gone'), answer],
  ['the shop does not answer', () => keep('p-1'), () => Promise.reject(new TypeError('down'))],
  ['the shop answers by a failure', () => keep('p-1'), () => Promise.resolve(new Response(null, { status: 503 }))],
])('gives its place up when %s', async (_, prepare, shop) => {
  prepare();
  ask.mockImplementation(shop);
  const { container } = renderInShop(<LastVisited />);
  await comeNear();
  await waitFor(() => expect(container.querySelector('div > div')).toBeNull());
  expect(ask).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe('');
});
