import { type StubBackend, type StubRequest, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitedProductsUrl } from '../../model/product/visited-products';
import { aWireProduct } from '../../testing/a-wire-product';
import { visitedProductsLoader } from './visited-products-loader.server';

let backend: StubBackend;

function respondWithProducts({ query }: StubRequest) {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => id !== 'p-hidden');
  return { body: { entities: ids.map((id) => aWireProduct({ id })) } };
}

beforeAll(async () => {
  backend = await startStubBackend({
    'GET /cms/catalog/product': respondWithProducts,
    'GET /store/api/v1/shippers': { body: { data: [] } },
  });
});
afterAll(() => backend.stop());

async function load(address: string, options: Parameters<typeof aHandlerContext>[0] = { backend }) {
  const { context } = aHandlerContext(options);
  const { products } = await visitedProductsLoader({ request: aRequest(address), params: {}, context });
  return products.map(({ id }) => id);
}

it('returns boxes in the requested order, without hidden products', async () => {
  expect(await load(visitedProductsUrl(['p-2', 'p-hidden', 'p-1']))).toEqual(['p-2', 'p-1']);
});

it.each(['/naposledy-prohlizene', '/naposledy-prohlizene?id=', '/naposledy-prohlizene?id=../etc&id=A,B'])(
  'sends no request for %s',
  async (address) => {
    expect(await load(address, {})).toEqual([]);
  },
);

it('is empty while the backend does not respond', async () => {
  expect(await load(visitedProductsUrl(['p-1']), {})).toEqual([]);
});
