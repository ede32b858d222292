// @vitest-environment node
import { type StubBackend, type StubRequest, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitedProductsAddress } from '../../model/product/visited-products';
import { aWireProduct } from '../../testing/a-wire-product';
import { visitedProductsLoader } from './visited-products-loader.server';

let backend: StubBackend;

function goods({ query }: StubRequest) {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => id !== 'p-hidden');
  return { body: { entities: ids.map((id) => aWireProduct({ id })) } };
}

beforeAll(async () => {
  backend = await startStubBackend({
    'GET /cms/catalog/product': goods,
    'GET /store/api/v1/shippers': { body: { data: [] } },
  });
});
afterAll(() => backend.stop());

async function ask(address: string, options: Parameters<typeof aHandlerContext>[0] = { backend }) {
  const { context } = aHandlerContext(options);
  const { products } = await visitedProductsLoader({ request: aRequest(address), params: {}, context });
  return products.map(({ id }) => id);
}

it('answers with boxes in the order asked for, without what is not shown', async () => {
  expect(await ask(visitedProductsAddress(['p-2', 'p-hidden', 'p-1']))).toEqual(['p-2', 'p-1']);
});

it.each(['/naposledy-prohlizene', '/naposledy-prohlizene?id=', '/naposledy-prohlizene?id=../etc&id=A,B'])(
  'asks nobody for %s',
  async (address) => {
    expect(await ask(address, {})).toEqual([]);
  },
);

it('is empty while the shop does not answer', async () => {
  expect(await ask(visitedProductsAddress(['p-1']), {})).toEqual([]);
});
