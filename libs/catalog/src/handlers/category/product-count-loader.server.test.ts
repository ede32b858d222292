import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isProductCount, productCountUrl } from '../../model/listing/product-count';
import { aWireCategory } from '../../testing/a-wire-category';
import { createProductCountLoader } from './product-count-loader.server';

let backend: StubBackend;
let scopes: unknown[] = [];

beforeAll(async () => {
  backend = await startStubBackend({
    'GET /cms/catalog/category': ({ query }) => ({
      body: { entities: query.get('slugs') === 'zahrada/hadice' ? [aWireCategory()] : [] },
    }),
    'GET /cms/api/catalog/v2/state': ({ query }) => {
      const scope = JSON.parse(Buffer.from(query.get('scope') ?? '', 'base64url').toString());
      scopes.push(scope);
      return { body: { productIds: [], total: 'availability' in scope ? 12 : 50, availableCount: 12 } };
    },
  });
});

beforeEach(() => void (scopes = []));
afterAll(() => backend.stop());

function load(list: string) {
  const { context } = aHandlerContext({ backend });
  return createProductCountLoader()({ request: aRequest(productCountUrl(list)), params: {}, context });
}

it.each(['/zahrada/hadice', '/eshop'])('counts all products of %s', async (list) => {
  const response = await load(list);
  expect(response).toEqual({ total: 50 });
  expect(isProductCount(response)).toBe(true);
});

it('counts those under the filters of the address, without their facets', async () => {
  expect(await load('/zahrada/hadice?skladem=1')).toEqual({ total: 12 });
  expect(scopes.at(-1)).toMatchObject({ category: aWireCategory()._id, page: 1, perPage: 1, facets: false });
});

it.each(['', '/nic-takoveho', 'https://example.com/zahrada', '//example.com'])(
  'responds 404 for the list %j',
  async (list) => {
    await expect(load(list)).rejects.toMatchObject({ status: 404 });
  },
);

it('redirects from an address that is not canonical', async () => {
  await expect(load('/zahrada/hadice?skladem=0')).rejects.toMatchObject({ status: 302 });
});
