import type { StubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { aWireCategory } from './a-wire-category';
import { aWireProduct } from './a-wire-product';

export const categoryCall = 'GET /cms/catalog/category';
export const listingCall = 'GET /cms/api/catalog/v2/state';

/** Responses of a shop with one category of fifty products, one of them listed; shippers do not respond. */
export function catalogueResponses(): Parameters<StubBackend['respond']>[0] {
  return {
    [categoryCall]: { body: { entities: [aWireCategory()] } },
    [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 50 } },
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    'GET /store/api/v1/shippers': { status: 503, body: { errors: [] } },
  };
}

type Shopper = NonNullable<Parameters<typeof aHandlerContext>[0]>['shopper'];

/** Arguments of the catch-all loader at an address. */
export function catchAllArgs(backend: StubBackend, address: string, shopper: Shopper = {}) {
  const { context } = aHandlerContext({ backend, shopper });
  const { pathname } = new URL(address, 'http://localhost:3000');
  return { request: aRequest(address), params: { '*': pathname.slice(1) }, context };
}
