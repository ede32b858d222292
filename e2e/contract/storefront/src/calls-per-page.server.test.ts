import { cartPageAction } from '@vyloha/cart/server';
import { aVisitor, configureTexts, createTestHostServices, listTableRoutes } from '@vyloha/storefront/testing';
import type { RecordedCall, Visitor } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRecordingBackend } from './testing/recording-backend';
import type { RecordingBackend } from './testing/recording-backend';
import { requestToken } from './testing/request-token';

const category = { path: '/zahrada', params: { '*': 'zahrada' }, pattern: '/*' };
const product = { path: '/produkt/konev', params: { slug: 'konev' }, pattern: '/produkt/:slug' };

/** The calls of a page beyond frame and product boxes when nothing is cached, and the calls it makes each time. */
const pages = [
  {
    name: 'home',
    page: { path: '/', pattern: '/' },
    once: ['recommendations', 'FeaturedLists', 'HomeContent'],
    always: [],
  },
  { name: 'category', page: category, once: ['category', 'BuiltPage', 'state', 'product'], always: [] },
  {
    name: 'brand',
    page: { ...category, path: '/rosa', params: { '*': 'rosa' } },
    once: ['category', 'BuiltPage', 'state', 'product'],
    always: [],
  },
  {
    name: 'product',
    page: product,
    once: ['branches', 'comments', 'recommendations', 'EndTexts', 'FeaturedLists', 'ParameterDefinitions'],
    // Products may be for some customers only, and reviews may be the shopper's own.
    always: ['product', 'reviews'],
  },
  {
    name: 'search (nothing found)',
    page: { path: '/hledat?q=xyzzy', pattern: '/hledat' },
    once: ['popular', 'product-categories', 'recommendations'],
    // Every search is counted.
    always: ['search', 'state'],
  },
  {
    name: 'cart',
    page: { path: '/kosik', pattern: '/kosik' },
    once: ['recommendations', 'CartTexts'],
    always: [],
  },
];

const menus = ['header_top_1', 'mainMenu', 'entry', 'footer_main_1', 'footer_main_2', 'footer_main_3', 'footer_main_4'];
const boxes = ['shippers', 'ProductsConfiguration'];
const frame = ['globals', 'currencies', ...menus, 'ShellConfiguration', 'SiteMetadata'];

let real: RunningBackend;
let backend: RecordingBackend;
let token: string;
let routes: Awaited<ReturnType<typeof listTableRoutes>>;

beforeAll(async () => {
  configureTexts();
  routes = await listTableRoutes();
  real = await startBackend();
  backend = await startRecordingBackend(new URL(real.storeUrl).origin);
  token = await requestToken(real, 'zakaznik@example.com');
});

afterAll(async () => {
  await backend.close();
  await real.stop();
});

/** The last part of a call's path, or the name of a GraphQL query. */
function nameOf({ url, body }: RecordedCall): string {
  const { pathname, searchParams } = new URL(url, 'http://backend.invalid');
  if (!pathname.endsWith('/graphql')) return pathname.split('/').at(-1) ?? '';
  return /query (\w+)/.exec(searchParams.get('query') ?? body)?.[1] ?? '';
}

async function callsOf(visit: () => Promise<unknown>): Promise<string[]> {
  backend.calls.length = 0;
  await visit();
  const addresses = backend.calls.map(({ method, url, body }) => `${method} ${url} ${body}`);
  expect(new Set(addresses).size, 'nothing is asked twice').toBe(addresses.length);
  return backend.calls.map(nameOf).sort();
}

/** The loader of the only route with the pattern. */
function loaderOf(pattern: string) {
  const loader = routes.find((route) => route.pattern === pattern)?.module.loader;
  if (loader === undefined) throw new Error(`No route ${pattern} loads anything`);
  return async (args: Parameters<typeof loader>[0]) => loader(args);
}

async function withCart(guest: Visitor): Promise<Visitor> {
  const fields = { intent: 'add', id: 'v-konev', quantity: '1' };
  await guest.post({ path: '/kosik', action: cartPageAction, fields });
  return guest;
}

describe.each(pages)('calls for the $name page', ({ name, page, once, always }) => {
  it('are one for each resource at first, and from then on only the shopper’s own', async () => {
    const services = createTestHostServices(backend);
    const open = (someone: Visitor) =>
      callsOf(async () => {
        const [root, response] = await someone.open({ ...page, loader: loaderOf(page.pattern) });
        expect([root?.status, response?.status]).toEqual(['fulfilled', 'fulfilled']);
      });
    const cold = await open(aVisitor(services));
    expect(cold).toEqual([...frame, ...boxes, ...once, ...always].sort());
    expect(await open(aVisitor(services))).toEqual([...always].sort());

    const cartProducts = name === 'cart' ? ['order-gifts', 'recommendations'] : [];
    const guest = await withCart(aVisitor(services));
    expect(await open(guest)).toEqual(['cart', ...cartProducts, ...always].sort());

    const customer = aVisitor(services, new Map([['vyloha_token', token]]));
    await open(customer);
    expect(await open(customer)).toEqual(['cart', 'user', ...always].sort());
  });
});
