import { type StubBackend, type StubRequest, startStubBackend } from '@vyloha/cart/testing';
import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWireProduct } from '../../testing/a-wire-product';
import { changeCompareList } from './change-compare-list.server';
import { comparePageLoader } from './compare-page-loader.server';

let backend: StubBackend;
const unknownId = 'p-neznamy';
const unsoldId = 'p-neprodejne';

function respondWithProducts({ query }: StubRequest) {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => id !== unknownId);
  const visibility = (id: string) => ({ saleable: id !== unsoldId, catalog: true });
  const alternatives = query.get('include') === 'alternatives' ? ['p-1'] : [];
  return {
    body: {
      entities: ids.map((id) => aWireProduct({ id, name: `Zboží ${id}`, visibility: visibility(id), alternatives })),
    },
  };
}

beforeAll(async () => {
  backend = await startStubBackend({
    'GET /cms/catalog/product': respondWithProducts,
    'GET /store/api/v1/shippers': { body: { data: [] } },
  });
});
afterAll(() => backend.stop());

function aShopperWith(...ids: string[]) {
  const cookies = new Map<CookieKey, string>(ids.length === 0 ? [] : [['compare', ids.join(',')]]);
  return aHandlerContext({ backend, cookies, features: 'compare' });
}

async function post(
  shopper: ReturnType<typeof aShopperWith>,
  form: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return changeCompareList({ request: aRequest('/porovnat', { form, headers }), params: {}, context: shopper.context });
}

describe('changing the compare list', () => {
  it('adds a product and redirects back to its page', async () => {
    const shopper = aShopperWith('p-1');
    const response = await post(shopper, { add: 'p-2' }, { Referer: 'http://localhost:3000/zahrada?p=2' });
    expect(response).toMatchObject({ status: 303 });
    expect(response instanceof Response && response.headers.get('Location')).toBe('/zahrada?p=2');
    expect(shopper.cookies.get('compare')).toBe('p-1,p-2');
    expect(shopper.flashed).toEqual([{ kind: 'success', text: 'Přidáno do porovnání' }]);
  });

  it.each([{}, { Referer: 'https://evil.example/zahrada' }, { Referer: 'nonsense' }])(
    'redirects to the list when the page of origin is unknown: %j',
    async (headers) => {
      const response = await post(aShopperWith(), { add: 'p-1' }, headers);
      expect(response instanceof Response && response.headers.get('Location')).toBe('/porovnat');
    },
  );

  it('responds with JSON to a script, without a message for the next page', async () => {
    const shopper = aShopperWith('p-1', 'p-2');
    expect(await post(shopper, { remove: 'p-1', respondWith: 'json' })).toMatchObject({ data: { kind: 'removed' } });
    expect(shopper.cookies.get('compare')).toBe('p-2');
    expect(shopper.flashed).toEqual([]);
  });

  it('contains each product once', async () => {
    const shopper = aShopperWith('p-1');
    await post(shopper, { add: 'p-1' });
    expect(shopper.cookies.get('compare')).toBe('p-1');
  });

  it('clears the list', async () => {
    const shopper = aShopperWith('p-1', 'p-2');
    await post(shopper, { removeAll: 'true' });
    expect(shopper.cookies.has('compare')).toBe(false);
  });

  it('rejects a ninth product, with a message', async () => {
    const shopper = aShopperWith('1', '2', '3', '4', '5', '6', '7', '8');
    await post(shopper, { add: '9' });
    expect(shopper.cookies.get('compare')).toBe('1,2,3,4,5,6,7,8');
    expect(shopper.flashed).toMatchObject([{ kind: 'warning', text: /nejvýše 8 produktů/ }]);
  });

  it.each([{ add: unknownId }, { add: 'a,b' }, {}])('rejects %j', async (form) => {
    const shopper = aShopperWith();
    await expect(post(shopper, form)).rejects.toMatchObject({ status: 400 });
    expect(shopper.cookies.has('compare')).toBe(false);
  });
});

describe('compare page', () => {
  const load = ({ context }: ReturnType<typeof aShopperWith>, query = '') =>
    comparePageLoader({ request: aRequest(`/porovnat${query}`), params: {}, context });

  it('has the products in their order with their parameters', async () => {
    const page = await load(aShopperWith('p-2', 'p-1'));
    expect(page.products.map(({ name }) => name)).toEqual(['Zboží p-2', 'Zboží p-1']);
    expect(page.rows).toMatchObject([{ title: 'Značka', isDifferent: false, cells: [[{ title: 'Rosa' }], [{}]] }]);
    expect(page.meta).toEqual({ title: 'Porovnání zboží' });
  });

  it('has the differences alone on request', async () => {
    const { count, rows } = await load(aShopperWith('p-1', 'p-2'), '?rozdily=1');
    expect([count, rows]).toEqual([2, []]);
  });

  it('leads from what cannot be bought to its alternatives', async () => {
    const { products } = await load(aShopperWith(unsoldId, 'p-1'));
    expect(products.map(({ action }) => action)).toEqual(['alternatives', 'add']);
  });

  it('removes products that are no longer sold', async () => {
    const shopper = aShopperWith('p-1', unknownId);
    expect((await load(shopper)).products).toHaveLength(1);
    expect(shopper.cookies.get('compare')).toBe('p-1');
  });

  it('sends no request for an empty list', async () => {
    const requested = backend.requests.filter(({ call }) => call.endsWith('/product')).length;
    expect(await load(aShopperWith())).toMatchObject({ products: [], rows: [] });
    expect(backend.requests.filter(({ call }) => call.endsWith('/product'))).toHaveLength(requested);
  });
});
