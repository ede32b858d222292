// @vitest-environment node
import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eshopPageLoader } from './eshop-page-loader.server';

let backend: StubBackend;
const listingCall = 'GET /cms/api/catalog/v2/state';
const department = { id: 'c-zahrada', parentId: null, name: 'Zahrada', path: 'zahrada', mainImage: null };
const child = { ...department, id: 'c-hadice', parentId: 'c-zahrada', name: 'Hadice' };

beforeAll(async () => {
  backend = await startStubBackend({
    [listingCall]: { body: { productIds: [], total: 50 } },
    'GET /store/api/v1/product-categories': { body: { data: [department, child], currentPage: 1, totalPages: 1 } },
  });
});
afterAll(() => backend.stop());

function load(address: string) {
  const { context } = aHandlerContext({ backend });
  return eshopPageLoader({ request: aRequest(address), params: {}, context });
}

it('lists all goods, with the departments on top', async () => {
  expect(await load('/eshop?p=2&razeni=PriceSortASC')).toMatchObject({
    page: 2,
    totalPages: 3,
    children: [{ title: 'Zahrada', path: '/zahrada' }],
    meta: { canonical: { cs: '/eshop?p=2' } },
  });
  const scope = backend.requests.find(({ call }) => call === listingCall)?.query.get('scope') ?? '';
  const asked: unknown = JSON.parse(Buffer.from(scope, 'base64url').toString());
  expect(asked).toEqual({ sort: 'PriceSortASC', page: 2, perPage: 21 });
});

it('answers 404 past the end', async () => {
  await expect(load('/eshop?p=4')).rejects.toMatchObject({ status: 404 });
});

it('does without departments when nobody answers', async () => {
  backend.answer({ 'GET /store/api/v1/product-categories': { status: 503, body: { errors: [] } } });
  expect(await load('/eshop')).toMatchObject({ title: 'Všechno zboží', children: [] });
});
