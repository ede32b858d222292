import { aHandlerContext, aWireProduct, type StubBackend, startStubBackend } from '@vyloha/catalog/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noContent } from '../testing/wire-content';
import { findSearchContents, searchProductsLoader } from './search-listing.server';
import { searchPageLoader } from './search-page-loader.server';

let backend: StubBackend;
let scopes: object[] = [];

const brand = { id: 'b-rosa', slug: 'rosa', title: 'Rosa', count: 4 };

beforeAll(async () => {
  backend = await startStubBackend({
    'GET /cms/api/catalog/v2/state': ({ query }) => {
      const scope: unknown = JSON.parse(Buffer.from(query.get('scope') ?? '', 'base64url').toString());
      if (typeof scope !== 'object' || scope === null) throw new Error('no scope');
      scopes.push(scope);
      const total = 'brands' in scope ? 4 : 30;
      return { body: { productIds: ['p-hadice-flexi'], total, brands: [brand], availableCount: 9 } };
    },
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    'GET /cms/search': { body: { ...noContent, articles: { entities: [], total: 2 } } },
    'GET /store/api/v1/shippers': { body: { data: [] } },
  });
});

beforeEach(() => void (scopes = []));
afterAll(() => backend.stop());

function args(address: string) {
  const { context } = aHandlerContext({ backend });
  return { request: aRequest(address), params: {}, context };
}

describe('filters of a results page', () => {
  it('leave the products that match, and the address names them after the query', async () => {
    const address = '/hledat?q=hadice&f.znacka=rosa&skladem=1';
    const { results } = await searchPageLoader(args(address));
    expect(results).toMatchObject({
      content: [],
      noResultsContent: null,
      totals: [
        { kind: 'products', total: 4 },
        { kind: 'articles', total: 2 },
      ],
      products: {
        total: 4,
        filters: {
          active: [{ path: '/hledat?q=hadice&skladem=1' }, { path: '/hledat?q=hadice&f.znacka=rosa' }],
          pathname: '/hledat',
          clearPath: '/hledat?q=hadice',
          hiddenFields: [['q', 'hadice']],
        },
      },
    });
    expect(scopes.at(-1)).toMatchObject({ query: 'hadice', brands: ['b-rosa'], availability: true, perPage: 21 });
  });

  it.each([
    ['/hledat?f.znacka=rosa&q=hadice', '/hledat?q=hadice&f.znacka=rosa'],
    ['/hledat?q=hadice&razeni=PriceSortASC&f.znacka=rosa', '/hledat?q=hadice&f.znacka=rosa&razeni=PriceSortASC'],
    ['/hledat?q=hadice&f.znacka=neznama', '/hledat?q=hadice'],
  ])('%s is redirected to %s', async (address, canonical) => {
    const response = await searchPageLoader(args(address)).catch((thrown: unknown) => thrown);
    expect(response instanceof Response && [response.status, response.headers.get('Location')]).toEqual([
      302,
      canonical,
    ]);
  });

  it('are offered in orders of which relevance is the first', async () => {
    const { results } = await searchPageLoader(args('/hledat?q=hadice&razeni=PriceSortASC'));
    expect(results?.products?.sorts).toEqual([
      { name: 'relevance', path: '/hledat?q=hadice', isActive: false },
      { name: 'MostSoldSort', path: '/hledat?q=hadice&razeni=MostSoldSort', isActive: false },
      { name: 'PriceSortASC', path: '/hledat?q=hadice&razeni=PriceSortASC', isActive: true },
      { name: 'PriceSortDESC', path: '/hledat?q=hadice&razeni=PriceSortDESC', isActive: false },
      { name: 'RatingSort', path: '/hledat?q=hadice&razeni=RatingSort', isActive: false },
      { name: 'DiscountSort', path: '/hledat?q=hadice&razeni=DiscountSort', isActive: false },
      { name: 'NewestSort', path: '/hledat?q=hadice&razeni=NewestSort', isActive: false },
    ]);
    expect(scopes.at(-1)).toMatchObject({ sort: 'PriceSortASC' });
  });
});

describe('what the catalogue loads after the page', () => {
  it('has the products of a further page', async () => {
    expect(await searchProductsLoader(args('/hledat?q=hadice&p=2'))).toMatchObject({
      products: [{ id: 'p-hadice-flexi' }],
    });
    expect(scopes).toMatchObject([{ query: 'hadice', page: 2 }]);
  });

  it('counts what was searched for, for this shopper', () => {
    const url = new URL('https://shop.example/hledat?q=hadice+na+vodu&skladem=1');
    const { context: guest } = aHandlerContext({ backend });
    expect(findSearchContents(url, guest)).toEqual({ scope: { query: 'hadice vodu' }, checkPermissions: false });
    const { context: customer } = aHandlerContext({ backend, shopper: { isLoggedIn: true, token: 'bearer' } });
    expect(findSearchContents(url, customer)).toMatchObject({ checkPermissions: true });
  });

  it.each(['/hledat', '/hledat?q=na'])('is not there for %s', async (address) => {
    await expect(searchProductsLoader(args(address))).rejects.toMatchObject({ status: 404 });
    expect(scopes).toEqual([]);
  });
});
