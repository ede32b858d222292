// @vitest-environment node
import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireCategory } from '../testing/a-wire-category';
import { aWireProduct } from '../testing/a-wire-product';
import { categoryPageLoader } from './category-page-loader.server';

let backend: StubBackend;

const categoryCall = 'GET /cms/catalog/category';
const listingCall = 'GET /cms/api/catalog/v2/state';

beforeAll(async () => {
  backend = await startStubBackend();
});

beforeEach(() => {
  backend.requests.length = 0;
  backend.answer({
    [categoryCall]: { body: { entities: [aWireCategory()] } },
    [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 50 } },
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    'GET /store/api/v1/shippers': { status: 503, body: { errors: [] } },
  });
});

afterAll(() => backend.stop());

function load(address: string) {
  const { context } = aHandlerContext({ backend });
  const { pathname } = new URL(address, 'http://localhost:3000');
  return categoryPageLoader({ request: aRequest(address), params: { '*': pathname.slice(1) }, context });
}

describe('a page of chosen values', () => {
  const words = (cs: string) => ({ cs, sk: `${cs} SK` });
  const parameters = [{ entityId: 'par-color', values: ['pv-green'] }];
  const color = {
    ...{ _id: 'par-color', slug: 'barva', title: 'Barva', parameter_type: 'color' },
    values: [{ _id: 'pv-green', slug: 'zelena', title: 'Zelená', count: 2 }],
  };
  const title = words('Zelené hadice');
  const path = { cs: 'zelene-hadice', sk: 'zelene-hadice-sk' };
  beforeEach(() => {
    backend.answer({ [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 50, parameters: [color] } } });
  });

  it('has the goods of its category, where others are chosen', async () => {
    const origin = { _id: 'c-hadice', title: words('Hadice'), path: { cs: 'zahrada/hadice', sk: 'zahrada/hadice-sk' } };
    const filtered = { _id: 'fc', kind: 'filtered_category', title, path, store_category: 'c-hadice', parameters };
    backend.answer({ [categoryCall]: { body: { entities: [aWireCategory({ ...filtered, ancestors: [origin] })] } } });
    const page = await load('/zelene-hadice');
    const scope = backend.requests.find(({ call }) => call === listingCall)?.query.get('scope') ?? '';
    const asked: unknown = JSON.parse(Buffer.from(scope, 'base64url').toString('utf8'));
    expect(asked).toMatchObject({ category: 'c-hadice', filters: { 'par-color': ['pv-green'] } });
    expect(page).toMatchObject({
      title: 'Zelené hadice',
      story: { below: '<p>Jak vybrat hadici.</p>' },
      filters: {
        pathname: '/zahrada/hadice',
        active: [{ label: 'Barva: Zelená', path: '/zahrada/hadice' }],
        clearPath: '/zahrada/hadice',
      },
      meta: { canonical: { cs: '/zelene-hadice', sk: '/zelene-hadice-sk' } },
    });
    expect(page.meta.robots).toBeUndefined();
  });

  it('stands for its category under these values', async () => {
    const { page_meta } = aWireCategory();
    const found = { title, path, description: { cs: 'Všechny zelené.', sk: null }, page_meta, parameters };
    const other = { ...found, parameters: [{ entityId: 'par-color', values: ['pv-green', 'pv-red'] }] };
    const data = { filtered_category: [other, found], virtual_category: [] };
    backend.answer({ 'POST /cms/graphql': { body: { data } }, 'GET /cms/graphql': { body: { data } } });
    const page = await load('/zahrada/hadice?f.barva=zelena');
    expect(page).toMatchObject({ title: 'Zelené hadice', description: 'Všechny zelené.' });
    expect(page.meta).toMatchObject({ title: 'Zelené hadice', canonical: { cs: '/zelene-hadice' } });
    expect(page.meta.robots).toBeUndefined();
    expect((await load('/zahrada/hadice?f.barva=zelena&skladem=1')).meta.robots).toBe('noindex');
  });
});

it('what some customers alone may see is looked for with their permissions', async () => {
  backend.answer({ [categoryCall]: { body: { entities: [] } } });
  const { context } = aHandlerContext({ backend, shopper: { isLoggedIn: true, token: 'bearer' } });
  const asked = categoryPageLoader({ request: aRequest('/pro-firmy'), params: { '*': 'pro-firmy' }, context });
  await expect(asked).rejects.toMatchObject({ status: 404 });
  const calls = backend.requests.filter(({ call }) => call === categoryCall);
  expect(calls.map(({ query }) => query.get('checkPermissions'))).toEqual([null, 'true']);
});
