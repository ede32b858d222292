import { cartPageAction } from '@vyloha/cart/server';
import { searchPageLoader } from '@vyloha/search/server';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureTexts } from '../app/compose/texts/configure-texts.server';
import { cartWithProductsLoader } from '../app/pages/cart-page-loader.server';
import { catchAllLoader } from '../app/pages/catch-all-loader.server';
import { homeWithProductsLoader } from '../app/pages/home-page-loader.server';
import { productWithBranchesLoader } from '../app/pages/product-page-loader.server';
import type { RecordedCall } from './testing/fake-backend';
import { startRecordingBackend } from './testing/recording-backend';
import type { RecordingBackend } from './testing/recording-backend';
import { createTestHostServices } from './testing/test-host-services';
import { requestToken } from './testing/request-token';
import { aVisitor } from './testing/visitor';
import type { Visitor } from './testing/visitor';

const category = { path: '/zahrada', params: { '*': 'zahrada' }, loader: catchAllLoader };
const product = { path: '/produkt/konev', params: { slug: 'konev' }, loader: productWithBranchesLoader };

/** The calls of a page beyond frame and product boxes when nothing is cached, and the calls it makes each time. */
const pages = [
  {
    name: 'home',
    page: { path: '/', loader: homeWithProductsLoader },
    once: ['recommendations', 'FeaturedLists', 'HomeContent'],
    always: [],
  },
  { name: 'category', page: category, once: ['category', 'BuiltPage', 'state', 'product'], always: [] },
  {
    name: 'brand',
    page: { path: '/rosa', params: { '*': 'rosa' }, loader: catchAllLoader },
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
    page: { path: '/hledat?q=xyzzy', loader: searchPageLoader },
    once: ['product-categories', 'recommendations'],
    // Every search is counted.
    always: ['search', 'state'],
  },
  {
    name: 'cart',
    page: { path: '/kosik', loader: cartWithProductsLoader },
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

beforeAll(async () => {
  configureTexts();
  real = await startBackend();
  backend = await startRecordingBackend(new URL(real.storeUrl).origin);
  token = await requestToken(real, 'zakaznik@example.com');
}, 60_000);

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
        const [root, response] = await someone.open(page);
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
