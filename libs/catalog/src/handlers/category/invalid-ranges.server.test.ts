import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWireCategory } from '../../testing/a-wire-category';
import { aWireProduct } from '../../testing/a-wire-product';
import { categoryPageLoader } from './category-page-loader.server';

let backend: StubBackend;

const listingCall = 'GET /cms/api/catalog/v2/state';

beforeAll(async () => {
  const priceRange = { from: 10, to: 900 };
  backend = await startStubBackend({
    'GET /cms/catalog/category': { body: { entities: [aWireCategory()] } },
    [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 50, priceRange } },
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    'GET /store/api/v1/shippers': { body: { data: [] } },
  });
});

afterAll(() => backend.stop());

function load(address: string) {
  const { context } = aHandlerContext({ backend });
  return categoryPageLoader({ request: aRequest(address), params: { '*': 'zahrada/hadice' }, context });
}

describe('invalid ranges', () => {
  it('stay as typed, do not filter, and cause no redirect', async () => {
    const { filters, meta } = await load('/zahrada/hadice?cena.od=-5x&cena.do=abc');
    const invalidInput = { from: '-5x', to: 'abc', problem: 'number', invalidEnds: ['from', 'to'] };
    expect(filters.groups[0]).toMatchObject({
      key: 'cena',
      isOpen: true,
      invalidInput,
      selected: { from: null, to: null },
    });
    expect(filters.active).toEqual([]);
    expect(meta.canonical).toMatchObject({ cs: '/zahrada/hadice' });
    const scopes = backend.requests.flatMap(({ query }) => query.getAll('scope'));
    const requested = scopes.map((scope): unknown => JSON.parse(Buffer.from(scope, 'base64url').toString('utf8')));
    expect(requested).toEqual(requested.map(() => expect.not.objectContaining({ price: expect.anything() })));
  });

  it('do not affect the other filters', async () => {
    const { filters } = await load('/zahrada/hadice?cena.od=500&cena.do=100&skladem=1');
    expect(filters.groups[0]).toMatchObject({ invalidInput: { problem: 'order' } });
    expect(filters.active.map(({ label }) => label)).toEqual(['Skladem']);
  });

  it('become valid once they are corrected', async () => {
    const requested = load('/zahrada/hadice?cena.od=1%C2%A0000&cena.do=');
    const response: unknown = await requested.catch((thrown: unknown) => thrown);
    expect(response instanceof Response && response.headers.get('Location')).toBe('/zahrada/hadice?cena=1000-');
  });
});
