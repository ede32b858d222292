import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireProduct, aWireVariant } from '../../testing/a-wire-product';
import { loadAlternativesOrNone } from './load-alternatives-or-none.server';
import { loadEndTexts } from './load-end-texts.server';
import { loadFeaturedOrNone } from '../recommendations/load-featured-or-none.server';

let backend: StubBackend;

const productsCall = 'GET /cms/catalog/product';
const unavailable = { status: 503, body: { errors: [] } };
const soldOut = aWireVariant({ availability: { ...aWireVariant().availability, isAvailable: false, stock: 0 } });
const translated = (cs: string, sk: string | null = null) => ({ cs, sk });

function stubGraphqlResponse(data: unknown) {
  backend.respond({ 'POST /cms/graphql': { body: { data } }, 'GET /cms/graphql': { body: { data } } });
}

beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({ 'GET /store/api/v1/shippers': unavailable });
});
afterAll(() => backend.stop());

const aContext = (locale: 'cs' | 'sk' = 'cs') => aHandlerContext({ backend, shopper: { locale } }).context;

describe('featured products', () => {
  const list = (id: string, ...ids: string[]) => ({
    _id: id,
    title: translated(`Seznam ${id}`, `Zoznam ${id}`),
    products: ids.map((product) => ({ id: product })),
  });
  beforeEach(() => {
    const entities = ['p-1', 'p-2'].map((id) => aWireProduct({ id }));
    backend.respond({
      [productsCall]: { body: { entities: [...entities, aWireProduct({ id: 'p-sold', variants: [soldOut] })] } },
    });
  });

  it('are loaded for all lists at once, in the order and the language of the page', async () => {
    stubGraphqlResponse({ featured_list: [list('a', 'p-2', 'p-gone', 'p-1'), list('b', 'p-1')] });
    const found = await loadFeaturedOrNone(aContext('sk'), 'homepage');
    expect(found.map(({ title, products }) => [title, products.map(({ id }) => id)])).toEqual([
      ['Zoznam a', ['p-2', 'p-1']],
      ['Zoznam b', ['p-1']],
    ]);
    expect(backend.requests.filter(({ call }) => call === productsCall)).toHaveLength(1);
  });

  it('exclude those of the page and those not saleable; an empty list is left out', async () => {
    stubGraphqlResponse({ featured_list: [list('a', 'p-1', 'p-2'), list('b', 'p-sold', 'p-1')] });
    const found = await loadFeaturedOrNone(aContext(), 'product_detail', 'p-1');
    expect(found.map(({ products }) => products.map(({ id }) => id))).toEqual([['p-2']]);
  });

  it('are none while either backend does not respond', async () => {
    stubGraphqlResponse({ featured_list: [list('a', 'p-1')] });
    backend.respond({ [productsCall]: unavailable });
    expect(await loadFeaturedOrNone(aContext(), 'homepage')).toEqual([]);
    backend.respond({ 'POST /cms/graphql': unavailable, 'GET /cms/graphql': unavailable });
    expect(await loadFeaturedOrNone(aContext(), 'homepage')).toEqual([]);
  });
});

describe('end texts', () => {
  const text = (of: string) => [{ type: 'paragraph', content: [{ type: 'text', text: of }] }];

  it('are the product’s own, then those of editors, in Czech where there is no Slovak', async () => {
    stubGraphqlResponse({
      product_end_text: [
        { _id: 'et-1', title: translated('Servis', 'Servis u nás'), content: { cs: text('cs'), sk: text('sk') } },
        { _id: 'et-2', title: null, content: { cs: text('jen česky'), sk: [] } },
        { _id: 'et-3', title: translated('Prázdný'), content: { cs: [], sk: [] } },
      ],
    });
    const found = await loadEndTexts(aContext('sk'), { id: 'p-1', endText: text('vlastní') });
    expect(found).toMatchObject([
      { id: 'p-1', title: null },
      { id: 'et-1', title: 'Servis u\u00a0nás' },
      { id: 'et-2', title: null },
    ]);
    expect(JSON.stringify(found)).toMatch(/vlastní.*"sk".*jen česky/);
  });

  it('are none while the content system does not respond', async () => {
    backend.respond({ 'POST /cms/graphql': unavailable, 'GET /cms/graphql': unavailable });
    expect(await loadEndTexts(aContext(), { id: 'p-1', endText: [] })).toEqual([]);
  });
});

describe('alternatives', () => {
  it('are those that can still be bought', async () => {
    const entities = [
      aWireProduct({ id: 'p-1' }),
      aWireProduct({ id: 'p-sold', variants: [soldOut] }),
      aWireProduct({ id: 'p-2' }),
    ];
    backend.respond({ [productsCall]: { body: { entities } } });
    const found = await loadAlternativesOrNone(aContext(), { alternativeIds: ['p-1', 'p-sold', 'p-2'] });
    expect(found.map(({ id }) => id)).toEqual(['p-1', 'p-2']);
  });

  it('are none while the backend does not respond', async () => {
    backend.respond({ [productsCall]: unavailable });
    expect(await loadAlternativesOrNone(aContext(), { alternativeIds: ['p-1'] })).toEqual([]);
  });
});
