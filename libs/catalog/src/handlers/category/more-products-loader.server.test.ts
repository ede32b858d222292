import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMoreProducts } from '../../model/listing/is-more-products';
import { moreProductsUrl } from '../../model/listing/more-products';
import { aWireCategory } from '../../testing/a-wire-category';
import { aWireProduct } from '../../testing/a-wire-product';
import { createMoreProductsLoader } from './more-products-loader.server';

let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend({
    'GET /cms/catalog/category': ({ query }) => ({
      body: { entities: query.get('slugs') === 'zahrada/hadice' ? [aWireCategory()] : [] },
    }),
    'GET /cms/api/catalog/v2/state': { body: { productIds: ['p-hadice-flexi'], total: 50 } },
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    'GET /store/api/v1/product-categories': { body: { data: [], currentPage: 1, totalPages: 1 } },
    'GET /store/api/v1/shippers': { body: { data: [] } },
  });
});

afterAll(() => backend.stop());

function load(list: string) {
  const { context } = aHandlerContext({ backend });
  return createMoreProductsLoader()({ request: aRequest(moreProductsUrl(list)), params: {}, context });
}

it.each(['/zahrada/hadice?razeni=PriceSortASC&p=2', '/eshop?p=2'])('returns only the products of %s', async (list) => {
  const response = await load(list);
  expect(Object.keys(response)).toEqual(['products']);
  expect(response.products).toHaveLength(1);
  expect(isMoreProducts(response)).toBe(true);
});

it.each(['', '/zahrada/hadice?p=9', '/nic-takoveho', 'https://example.com/zahrada', '//example.com'])(
  'responds 404 for the list %j',
  async (list) => {
    await expect(load(list)).rejects.toMatchObject({ status: 404 });
  },
);
