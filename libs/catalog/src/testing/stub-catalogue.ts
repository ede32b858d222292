import type { StubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { aWireCategory } from './a-wire-category';
import { aWireProduct } from './a-wire-product';

export const categoryCall = 'GET /cms/catalog/category';
export const listingCall = 'GET /cms/api/catalog/v2/state';

/** Answers of a shop that has one category, of whose fifty goods it shows one; shippers are silent. */
export function catalogueAnswers(): Parameters<StubBackend['answer']>[0] {
  return {
    [categoryCall]: { body: { entities: [aWireCategory()] } },
    [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 50 } },
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    'GET /store/api/v1/shippers': { status: 503, body: { errors: [] } },
  };
}

type Shopper = NonNullable<Parameters<typeof aHandlerContext>[0]>['shopper'];

/** What the loader of the catch-all gets at an address. */
export function catchAllArgs(backend: StubBackend, address: string, shopper: Shopper = {}) {
  const { context } = aHandlerContext({ backend, shopper });
  const { pathname } = new URL(address, 'http://localhost:3000');
  return { request: aRequest(address), params: { '*': pathname.slice(1) }, context };
}
