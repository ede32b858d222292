import { type StubBackend, type StubRequest, startStubBackend } from '@vyloha/cart/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireCategory } from '../../testing/a-wire-category';
import { catalogueResponses, catchAllArgs, categoryCall, listingCall } from '../../testing/stub-catalogue';
import { categoryPageLoader } from './category-page-loader.server';

let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend();
});

beforeEach(() => {
  backend.requests.length = 0;
  backend.respond(catalogueResponses());
});

afterAll(() => backend.stop());

function load(address: string) {
  return categoryPageLoader(catchAllArgs(backend, address));
}

describe('a filtered category', () => {
  const words = (cs: string) => ({ cs, sk: `${cs} SK` });
  const parameters = [{ entityId: 'par-color', values: ['pv-green'] }];
  const color = {
    _id: 'par-color',
    slug: 'barva',
    title: 'Barva',
    parameter_type: 'color',
    values: [{ _id: 'pv-green', slug: 'zelena', title: 'Zelená', count: 2 }],
  };
  const title = words('Zelené hadice');
  const path = { cs: 'zelene-hadice', sk: 'zelene-hadice-sk' };
  beforeEach(() => {
    backend.respond({ [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 50, parameters: [color] } } });
  });

  it('lists products of its base category, where other values can be selected', async () => {
    const origin = { _id: 'c-hadice', title: words('Hadice'), path: { cs: 'zahrada/hadice', sk: 'zahrada/hadice-sk' } };
    const filtered = { _id: 'fc', kind: 'filtered_category', title, path, store_category: 'c-hadice', parameters };
    backend.respond({ [categoryCall]: { body: { entities: [aWireCategory({ ...filtered, ancestors: [origin] })] } } });
    const page = await load('/zelene-hadice');
    const scope = backend.requests.find(({ call }) => call === listingCall)?.query.get('scope') ?? '';
    const requested: unknown = JSON.parse(Buffer.from(scope, 'base64url').toString('utf8'));
    expect(requested).toMatchObject({ category: 'c-hadice', filters: { 'par-color': ['pv-green'] } });
    expect(page).toMatchObject({
      title: 'Zelené hadice',
      editorial: { textBelowProducts: '<p>Jak vybrat hadici.</p>' },
      filters: {
        pathname: '/zahrada/hadice',
        active: [{ label: 'Barva: Zelená', path: '/zahrada/hadice' }],
        clearPath: '/zahrada/hadice',
      },
      meta: { canonical: { cs: '/zelene-hadice', sk: '/zelene-hadice-sk' } },
    });
    expect(page.meta.robots).toBeUndefined();
  });

  it('is the canonical page of its base category under these values', async () => {
    const { page_meta } = aWireCategory();
    const found = { title, path, description: { cs: 'Všechny zelené.', sk: null }, page_meta, parameters };
    const other = { ...found, parameters: [{ entityId: 'par-color', values: ['pv-green', 'pv-red'] }] };
    const data = { filtered_category: [other, found], virtual_category: [] };
    backend.respond({ 'POST /cms/graphql': { body: { data } }, 'GET /cms/graphql': { body: { data } } });
    const page = await load('/zahrada/hadice?f.barva=zelena');
    expect(page).toMatchObject({ title: 'Zelené hadice', description: 'Všechny zelené.' });
    expect(page.meta).toMatchObject({ title: 'Zelené hadice', canonical: { cs: '/zelene-hadice' } });
    expect(page.meta.robots).toBeUndefined();
    expect((await load('/zahrada/hadice?f.barva=zelena&skladem=1')).meta.robots).toBe('noindex');
  });
});

describe('a category restricted to some customers', () => {
  const permissionsOf = (wanted: string) =>
    backend.requests.filter(({ call }) => call === wanted).map(({ query }) => query.get('checkPermissions'));
  const isOwn = ({ query }: StubRequest) => query.get('checkPermissions') === 'true';
  const shopper = { isLoggedIn: true, token: 'bearer' };

  function loadAs(who: Partial<typeof shopper>) {
    return categoryPageLoader(catchAllArgs(backend, '/pro-firmy', who));
  }

  beforeEach(() => {
    backend.respond({
      [categoryCall]: (request: StubRequest) => ({ body: { entities: isOwn(request) ? [aWireCategory()] : [] } }),
    });
  });

  it('is requested with their permissions, and so are its products', async () => {
    expect((await loadAs(shopper)).products).toHaveLength(1);
    expect(permissionsOf(categoryCall)).toEqual([null, 'true']);
    expect(permissionsOf(listingCall)).toEqual(['true']);
    expect(permissionsOf('GET /cms/catalog/product')).toEqual(['true']);
  });

  it('is not found for guests', async () => {
    await expect(loadAs({})).rejects.toMatchObject({ status: 404 });
    expect(permissionsOf(categoryCall)).toEqual([null]);
  });
});
