// @vitest-environment node
import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireProduct, aWireVariant } from '../../testing/a-wire-product';
import { loadAlternativesOrNone } from './load-alternatives-or-none.server';
import { loadEndTexts } from './load-end-texts.server';
import { loadFeaturedOrNone } from '../recommendations/load-featured-or-none.server';

let backend: StubBackend;

const goodsCall = 'GET /cms/catalog/product';
const silent = { status: 503, body: { errors: [] } };
const words = (cs: string, sk: string | null = null) => ({ cs, sk });

function answerGraphql(data: unknown) {
  backend.answer({ 'POST /cms/graphql': { body: { data } }, 'GET /cms/graphql': { body: { data } } });
}

beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
  backend.answer({ 'GET /store/api/v1/shippers': silent });
});
afterAll(() => backend.stop());

const aContext = (locale: 'cs' | 'sk' = 'cs') => aHandlerContext({ backend, shopper: { locale } }).context;

describe('goods that editors chose', () => {
  const list = (id: string, ...ids: string[]) => ({
    _id: id,
    title: words(`Seznam ${id}`, `Zoznam ${id}`),
    products: ids.map((product) => ({ id: product })),
  });
  const sold = aWireVariant({ availability: { ...aWireVariant().availability, isAvailable: false, stock: 0 } });

  beforeEach(() => {
    const entities = ['p-1', 'p-2'].map((id) => aWireProduct({ id }));
    backend.answer({
      [goodsCall]: { body: { entities: [...entities, aWireProduct({ id: 'p-sold', variants: [sold] })] } },
    });
  });

  it('come for all lists at once, in the order and the language of the page', async () => {
    answerGraphql({ featured_list: [list('a', 'p-2', 'p-gone', 'p-1'), list('b', 'p-1')] });
    const found = await loadFeaturedOrNone(aContext('sk'), 'homepage');
    expect(found.map(({ title, products }) => [title, products.map(({ id }) => id)])).toEqual([
      ['Zoznam a', ['p-2', 'p-1']],
      ['Zoznam b', ['p-1']],
    ]);
    expect(backend.requests.filter(({ call }) => call === goodsCall)).toHaveLength(1);
  });

  it('are others than those of the page, and can be bought; a list without any is not there', async () => {
    answerGraphql({ featured_list: [list('a', 'p-1', 'p-2'), list('b', 'p-sold', 'p-1')] });
    const found = await loadFeaturedOrNone(aContext(), 'product_detail', 'p-1');
    expect(found.map(({ products }) => products.map(({ id }) => id))).toEqual([['p-2']]);
  });

  it('are none while either side is silent', async () => {
    answerGraphql({ featured_list: [list('a', 'p-1')] });
    backend.answer({ [goodsCall]: silent });
    expect(await loadFeaturedOrNone(aContext(), 'homepage')).toEqual([]);
    backend.answer({ 'POST /cms/graphql': silent, 'GET /cms/graphql': silent });
    expect(await loadFeaturedOrNone(aContext(), 'homepage')).toEqual([]);
  });
});

describe('what stands below goods', () => {
  const text = (of: string) => [{ type: 'paragraph', content: [{ type: 'text', text: of }] }];

  it('is their own text, then those of editors, in Czech where these left Slovak out', async () => {
    answerGraphql({
      product_end_text: [
        { _id: 'et-1', title: words('Servis', 'Servis u nás'), content: { cs: text('cs'), sk: text('sk') } },
        { _id: 'et-2', title: null, content: { cs: text('jen česky'), sk: [] } },
        { _id: 'et-3', title: words('Prázdný'), content: { cs: [], sk: [] } },
      ],
    });
    const found = await loadEndTexts(aContext('sk'), { id: 'p-1', endText: text('vlastní') });
    expect(found).toMatchObject([
      { id: 'p-1', title: null },
      { id: 'et-1', title: 'Servis u nás' },
      { id: 'et-2', title: null },
    ]);
    expect(JSON.stringify(found)).toMatch(/vlastní.*"sk".*jen česky/);
  });

  it('is nothing while the content system is silent', async () => {
    backend.answer({ 'POST /cms/graphql': silent, 'GET /cms/graphql': silent });
    expect(await loadEndTexts(aContext(), { id: 'p-1', endText: [] })).toEqual([]);
  });
});

it('goods to buy instead are none while the backend is silent', async () => {
  backend.answer({ [goodsCall]: silent });
  expect(await loadAlternativesOrNone(aContext(), { alternativeIds: ['p-1'] })).toEqual([]);
});
