import { aHandlerContext, aWireProduct, type StubBackend, startStubBackend } from '@vyloha/catalog/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductsQuery } from '../model/recommended-products';
import { aWireArticle, aWireCategory, aWireMenuItem, noContent } from '../testing/wire-content';
import { searchPageLoader } from './search-page-loader.server';
import type { SearchRecommender } from './search-recommender.server';

let backend: StubBackend;

const listingCall = 'GET /cms/api/catalog/v2/state';
const searchCall = 'GET /cms/search';
beforeAll(async () => {
  backend = await startStubBackend();
});

beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({
    [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 30 } },
    'GET /cms/catalog/product': { body: { entities: [aWireProduct()] } },
    [searchCall]: {
      body: {
        ...noContent,
        categories: { entities: [aWireCategory], total: 1 },
        articles: { entities: [aWireArticle], total: 12 },
        menuItems: { entities: [aWireMenuItem], total: 1 },
      },
    },
    'GET /store/api/v1/shippers': { body: { data: [] } },
  });
});

afterAll(() => backend.stop());

function load(query: string, recommend?: SearchRecommender) {
  const { context } = aHandlerContext({ backend });
  if (recommend) context.searchRecommender = recommend;
  return searchPageLoader({ request: aRequest(`/hledat${query}`), params: {}, context });
}

const calls = () => backend.requests.map(({ call }) => call);

function scope(): unknown {
  const requested = backend.requests.find(({ call }) => call === listingCall)?.query.get('scope') ?? '';
  return JSON.parse(Buffer.from(requested, 'base64url').toString('utf8'));
}

describe('results page', () => {
  it('has products, as many a page as categories have, and the first items of every other kind', async () => {
    expect(await load('?q=zahradn%C3%AD+hadice')).toMatchObject({
      query: 'zahradní hadice',
      ignoredTerms: [],
      results: {
        products: { total: 30, page: 1, totalPages: 2, products: [{ id: 'p-hadice-flexi' }] },
        content: [
          { kind: 'categories', total: 1, links: [{ title: 'Hadice', path: '/zahrada/hadice' }] },
          { kind: 'articles', total: 12, totalPages: 2, links: [{ title: 'Rady', perex: 'Podle zahrady.' }] },
          { kind: 'menuItems', total: 1, links: [{ title: 'Hadice', path: '/zahrada/hadice', perex: null }] },
        ],
        totals: [
          { kind: 'products', total: 30 },
          { kind: 'categories', total: 1 },
          { kind: 'articles', total: 12 },
          { kind: 'menuItems', total: 1 },
        ],
      },
      meta: { title: 'Výsledky hledání: zahradní hadice' },
    });
    expect(scope()).toEqual({ query: 'zahradní hadice', sort: 'DefaultSort', page: 1, perPage: 21 });
  });

  it('asks for what only this customer may see', async () => {
    const { context } = aHandlerContext({ backend, shopper: { isLoggedIn: true, token: 'bearer' } });
    await searchPageLoader({ request: aRequest('/hledat?q=hadice'), params: {}, context });
    const personal = backend.requests.filter(({ query }) => query.get('checkPermissions') === 'true');
    const personalCalls = personal.map(({ call }) => call).toSorted();
    expect(personalCalls).toEqual(['GET /cms/catalog/product', listingCall, searchCall].toSorted());
    backend.requests.length = 0;
    await load('?q=hadice');
    expect(backend.requests.some(({ query }) => query.has('checkPermissions'))).toBe(false);
  });

  it('searches only for terms that are long enough', async () => {
    expect(await load('?q=hadice+na+vodu')).toMatchObject({ query: 'hadice na vodu', ignoredTerms: ['na'] });
    expect(scope()).toMatchObject({ query: 'hadice vodu' });
  });

  it.each(['', '?q=', '?q=ks', '?q=a+do'])('searches for nothing for %j', async (query) => {
    expect((await load(query)).results).toBeNull();
    expect(calls()).toEqual(['GET /store/api/v1/searches/popular']);
  });

  it('has other kinds on the first page only, and their counts on each', async () => {
    expect((await load('?q=hadice&p=2')).results).toMatchObject({
      content: [],
      products: { page: 2 },
      totals: [{ kind: 'products' }, { kind: 'categories' }, { kind: 'articles' }, { kind: 'menuItems' }],
    });
  });

  it('displays the variant that the query names', async () => {
    const { variants, ...product } = aWireProduct();
    backend.respond({
      [searchCall]: { body: { ...noContent, namedVariants: [{ productId: 'p-hadice-flexi', variantId: 'v-30' }] } },
      'GET /cms/catalog/product': {
        body: { entities: [{ ...product, variants: [...variants, { ...variants[0], id: 'v-30' }] }] },
      },
    });
    expect((await load('?q=ZV-10023-2')).results?.products?.products).toMatchObject([
      { id: 'p-hadice-flexi', variantId: 'v-30', isDefaultVariant: false },
    ]);
  });

  describe('of one kind', () => {
    it('has pages, and the counts of the other kinds', async () => {
      const { results } = await load('?q=hadice&druh=clanky&p=2');
      expect(results).toMatchObject({
        kind: 'articles',
        products: null,
        content: [{ kind: 'articles', total: 12, page: 2, totalPages: 2 }],
        totals: [{ kind: 'products', total: 30 }, { kind: 'categories' }, { kind: 'articles' }, { kind: 'menuItems' }],
      });
      const requested = backend.requests.find(({ call }) => call === searchCall)?.query;
      expect([requested?.get('skip'), requested?.get('limit')]).toEqual(['10', '10']);
    });

    it.each([1, 2, 3])('page %d of categories has ordinary ones first, then virtual ones', async (page) => {
      const trees = Array.from({ length: 14 }, (_, index) => `c-${index}`);
      const rules = Array.from({ length: 9 }, (_, index) => `vc-${index}`);
      const partOf = (ids: readonly string[], query: URLSearchParams) => {
        const skip = Number(query.get('skip'));
        const entities = ids.slice(skip, skip + Number(query.get('limit'))).map((_id) => ({ ...aWireCategory, _id }));
        return { entities, total: ids.length };
      };
      backend.respond({
        [searchCall]: ({ query }) => ({
          body: { ...noContent, categories: partOf(trees, query), virtualCategories: partOf(rules, query) },
        }),
      });
      const { results } = await load(`?q=hadice&druh=kategorie${page > 1 ? `&p=${page}` : ''}`);
      const [{ links, total, totalPages } = { links: [], total: 0, totalPages: 0 }] = results?.content ?? [];
      expect([total, totalPages]).toEqual([23, 3]);
      expect(links.map(({ id }) => id)).toEqual([...trees, ...rules].slice((page - 1) * 10, page * 10));
    });

    it('has a first page even where nothing of the kind was found', async () => {
      const content = [{ kind: 'questions', total: 0, totalPages: 1 }];
      expect((await load('?q=hadice&druh=otazky')).results).toMatchObject({ content, noResultsContent: null });
    });

    it.each([
      ['?q=hadice&druh=clanky&p=3', { status: 404 }],
      ['?q=hadice&druh=clanky&p=1', { status: 301 }],
      ['?q=hadice&druh=zbozi', { status: 301 }],
      ['?q=ks&p=2', { status: 404 }],
    ])('%s is not a valid page', async (query, answer) => {
      await expect(load(query)).rejects.toMatchObject(answer);
    });

    it('throws when it cannot be loaded', async () => {
      backend.respond({ [searchCall]: { status: 503, body: {} } });
      await expect(load('?q=hadice&druh=clanky')).rejects.toThrow();
    });
  });

  it.each([
    ['?q=vrta%C4%8Dka+do+1500+K%C4%8D&razeni=PriceSortASC', '/hledat?q=vrta%C4%8Dka&cena=-1500&razeni=PriceSortASC'],
    ['?q=od+2000', '/eshop?cena=2000-'],
    ['?q=gril+do+900&cena=-500&p=2', '/hledat?q=gril&cena=-500'],
  ])('%s is the filter by price %s', async (query, path) => {
    const response = await load(query).catch((thrown: unknown) => thrown);
    expect(response instanceof Response && [response.status, response.headers.get('Location')]).toEqual([302, path]);
  });

  it('has brands first, and says how products were found that are not called so', async () => {
    const entities = [{ ...aWireMenuItem, id: 'b-rosa' }];
    backend.respond({
      [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 1, foundBy: 'texts' } },
      [searchCall]: { body: { ...noContent, brands: { entities, total: 1 } } },
    });
    expect((await load('?q=rosa')).results).toMatchObject({
      weakMatch: 'texts',
      content: [{ kind: 'brands', total: 1 }],
    });
  });

  it('contains the corrected query after a typing error', async () => {
    backend.respond({ [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 12, searchedFor: 'hadice' } } });
    expect((await load('?q=hadcie')).results).toMatchObject({ searchedFor: 'hadice', noResultsContent: null });
  });

  it('offers departments and recommendations when nothing is found', async () => {
    const departments = [{ id: 'c-zahrada', parentId: null, name: 'Zahrada', path: 'zahrada' }];
    backend.respond({
      [listingCall]: { body: { productIds: [], total: 0 } },
      'GET /cms/catalog/recommendations': {
        body: {
          placements: [{ placement: 'not_found', productIds: ['p-hadice-flexi'] }],
          entities: [aWireProduct({ id: 'p-hadice-flexi' })],
        },
      },
      [searchCall]: { body: noContent },
      'GET /store/api/v1/product-categories': { body: { data: departments, currentPage: 1, totalPages: 1 } },
    });
    expect((await load('?q=xyzzy')).results?.noResultsContent).toMatchObject({
      departments: [{ title: 'Zahrada', path: '/zahrada' }],
      recommended: [{ placement: 'not_found', products: [{ id: 'p-hadice-flexi' }] }],
    });
  });

  it('works without other kinds when they cannot be loaded', async () => {
    backend.respond({ [searchCall]: { status: 503, body: {} } });
    expect((await load('?q=hadice')).results).toMatchObject({ content: [], products: { total: 30 } });
  });

  describe('with a search service', () => {
    it('has the products of the service, in its order, and the filters and orders of the shop', async () => {
      const requested: ProductsQuery[] = [];
      const ids = ['p-b', 'p-a'];
      backend.respond({
        'GET /cms/catalog/product': { body: { entities: ids.map((id) => ({ ...aWireProduct(), id })) } },
      });
      const { results } = await load('?q=hadice+na+vodu&p=2', async (query) => {
        requested.push(query);
        return { productIds: ids, total: 30 };
      });
      const products = ids.map((id) => ({ id }));
      expect(results?.products).toMatchObject({ total: 30, page: 2, totalPages: 2, products });
      expect(results?.products?.sorts[0]?.name).toBe('relevance');
      expect(requested).toEqual([{ query: 'hadice vodu', locale: 'cs', page: 2, perPage: 21 }]);
      expect(scope()).toMatchObject({ query: 'hadice vodu', page: 1 });
      expect(backend.requests.find(({ call }) => call === 'GET /cms/catalog/product')?.query.get('ids')).toBe(
        'p-b,p-a',
      );
    });

    it.each(['&razeni=PriceSortASC', '&skladem=1'])('is not asked where the shopper chooses: %s', async (choice) => {
      backend.respond({ [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 30, availableCount: 7 } } });
      const { results } = await load(`?q=hadice${choice}`, () => Promise.reject(new Error('asked')));
      expect(results?.products).toMatchObject({ total: 30 });
    });

    it.each([
      ['has no answer', null, 30],
      ['names products that are not there', { productIds: ['p-gone'], total: 3 }, 30],
    ])('falls back to the shop’s own search when that %s', async (_, found, total) => {
      backend.respond({
        'GET /cms/catalog/product': ({ query }) => ({
          body: { entities: query.get('ids') === 'p-gone' ? [] : [aWireProduct()] },
        }),
      });
      const { results } = await load('?q=hadice', () => Promise.resolve(found));
      expect(results?.products).toMatchObject({ total, products: [{ id: 'p-hadice-flexi' }] });
    });

    it('responds 404 past the end', async () => {
      const find = () => Promise.resolve({ productIds: [], total: 12 });
      await expect(load('?q=hadice&p=3', find)).rejects.toMatchObject({ status: 404 });
    });
  });

  it('redirects from an invalid page to the first, and responds 404 past the end', async () => {
    await expect(load('?q=hadice&p=1')).rejects.toMatchObject({ status: 301 });
    await expect(load('?q=hadice&p=3')).rejects.toMatchObject({ status: 404 });
  });
});
