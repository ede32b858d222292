// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getPatchRoutesOnNavigationFunction, useFogOFWarDiscovery } from './route-discovery';

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_lazyRouteDiscovery: true,
  v3_singleFetch: true,
};

const aRoute = (id: string, parentId?: string) => ({
  id,
  path: id,
  module: `/assets/${id}.js`,
  hasErrorBoundary: false,
  hasLoader: true,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  ...(parentId !== undefined && { parentId }),
});

const all = { root: aRoute('root'), cart: aRoute('cart', 'root'), user: aRoute('user', 'root') };
const routes = { ...all, orders: aRoute('orders', 'user') };

/** The page of the cart, before its script knows of other pages. */
const aManifest = (url: string) => ({ url, routes: { root: all.root, cart: all.cart } });

const load = vi.fn<typeof fetch>();
const signal = new AbortController().signal;

beforeEach(() => {
  vi.resetModules();
  load.mockReset();
  load.mockImplementation(async () => new Response(`window.__remixManifest=${JSON.stringify({ routes })};`));
  vi.stubGlobal('fetch', load);
  sessionStorage.clear();
});

it('all routes come from one file, once, each below its parent', async () => {
  const manifest = aManifest('/assets/manifest-1.js');
  const patch = vi.fn<Parameters<typeof useFogOFWarDiscovery>[0]['patchRoutes']>();
  renderHook(() => useFogOFWarDiscovery({ patchRoutes: patch }, manifest, {}, future));
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(patch).toHaveBeenCalledOnce(), 20_000);
  const [parentId, children] = patch.mock.calls[0] ?? [];
  expect(parentId).toBe('root');
  expect(children?.map(({ id, children: below }) => [id, below?.map((child) => child.id)])).toEqual([
    ['user', ['orders']],
  ]);
  expect(manifest.routes).toEqual(routes);

  await getPatchRoutesOnNavigationFunction(manifest, {}, future)({ patch, signal });
  expect(patch).toHaveBeenCalledOnce();
  expect(load.mock.calls.map(([url]) => url)).toEqual(['/assets/manifest-1.js']);
});

it('a navigation that was given up leaves the routes to the next one, and so does a lost connection', async () => {
  const { getPatchRoutesOnNavigationFunction: discoverAnew } = await import('./route-discovery');
  const manifest = aManifest('/assets/manifest-2.js');
  const discover = discoverAnew(manifest, {}, future);
  const patch = vi.fn();
  sessionStorage.setItem('vyloha:reloaded-at', String(Date.now()));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(discover({ patch, signal })).rejects.toThrow('Failed to fetch');
  await discover({ patch, signal: AbortSignal.abort() });
  expect(patch).not.toHaveBeenCalled();
  await discover({ patch, signal });
  expect(patch).toHaveBeenCalledOnce();
});
