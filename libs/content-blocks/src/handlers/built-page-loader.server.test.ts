// @vitest-environment node
import { aHandlerContext, aWireProduct, type StubBackend, startStubBackend } from '@vyloha/catalog/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadBuiltPage } from './built-page-loader.server';

let backend: StubBackend;

const graphqlCall = 'GET /cms/graphql';
const productCall = 'GET /cms/catalog/product';
const words = (cs: string) => ({ cs, sk: `${cs} SK` });
const noWords = { cs: null, sk: null };
const aBlock = (uuid: string, type: string, fields: object) => ({ uuid, type, value: { cs: fields, sk: fields } });
const quotes = (count: number) =>
  Array.from({ length: count }, (_, index) => aBlock(`q-${index + 1}`, 'quote', { text: `${index + 1}` }));

function aWirePage(changes: object = {}) {
  return {
    _id: 'jaro',
    title: words('Jaro'),
    pagination: true,
    blocks_per_page: 2,
    background_image: { path: 'spring-01', alt: words('Zahrada') },
    content_blocks: quotes(5),
    page_meta: {
      seo_title: noWords,
      seo_description: words('Co vysít'),
      meta_noindex: false,
      meta_nofollow: false,
      canonical_slugs: [],
      slug: { cs: 'jaro', sk: 'jar' },
    },
    ...changes,
  };
}

beforeAll(async () => {
  backend = await startStubBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.requests.length = 0;
});

function answerWith(page: object | null, others: object = {}) {
  const content = {
    content_page: page === null ? [] : [page],
    category: [],
    virtual_category: [],
    brand: [],
    ...others,
  };
  backend.answer({
    [graphqlCall]: { body: { data: content } },
    [productCall]: { body: { entities: [aWireProduct()] } },
    'GET /store/api/v1/shippers': { body: { data: [] } },
  });
}

function load(address = '/jaro') {
  const { context } = aHandlerContext({ backend });
  return loadBuiltPage({ request: aRequest(address), params: { '*': 'jaro' }, context });
}

describe('a page built of blocks', () => {
  it('is nothing where nobody built one', async () => {
    answerWith(null);
    expect(await load()).toBeNull();
  });

  it('shows as many blocks as its editor wants on a page', async () => {
    answerWith(aWirePage());
    expect(await load()).toMatchObject({
      title: 'Jaro',
      image: { fileKey: 'spring-01', alt: 'Zahrada' },
      blocks: [{ id: 'q-1' }, { id: 'q-2' }],
      page: 1,
      totalPages: 3,
      meta: { title: 'Jaro', description: 'Co vysít', canonical: { cs: '/jaro', sk: '/jar' } },
    });
    const last = await load('/jaro?p=3');
    expect(last).toMatchObject({ page: 3, meta: { title: 'Jaro – strana 3', canonical: { cs: '/jaro?p=3' } } });
    expect(last?.blocks.map(({ id }) => id)).toEqual(['q-5']);
    expect(last?.meta.description).toBeUndefined();
  });

  it.each([
    [{ pagination: false }, 5],
    [{ blocks_per_page: null }, 5],
    [{ blocks_per_page: 0 }, 5],
    [{ blocks_per_page: 5 }, 5],
    [{ blocks_per_page: 4 }, 4],
  ])('with %j has %i blocks at first', async (changes, count) => {
    answerWith(aWirePage(changes));
    expect((await load())?.blocks).toHaveLength(count);
  });

  it.each([
    ['/jaro?p=4', 404],
    ['/jaro?p=1', 301],
    ['/jaro?p=x', 301],
  ])('%s answers %i', async (address, status) => {
    answerWith(aWirePage());
    await expect(load(address)).rejects.toMatchObject({ status });
  });

  it('stands without blocks', async () => {
    answerWith(aWirePage({ content_blocks: [] }));
    expect(await load()).toMatchObject({ blocks: [], totalPages: 1 });
  });

  it('asks once for all goods, once for all categories and once for all brands, those in rows too', async () => {
    const nested = aBlock('in-row', 'row', {
      blocks: [
        aBlock('deep', 'products', { product_reference: ['p-b', 'p-a'] }),
        aBlock('deeper', 'row', { blocks: [aBlock('x', 'categories', { category_reference: ['c-b'] })] }),
        aBlock('marks', 'brands', { brand_reference: ['b-a'] }),
      ],
    });
    const blocks = [
      aBlock('goods', 'productBoxes', { products: [{ entityId: 'p-a' }] }),
      aBlock('places', 'categoryBoxes', { category_reference: ['c-a'], virtual_category_reference: ['vc-a'] }),
      nested,
    ];
    answerWith(aWirePage({ pagination: false, content_blocks: blocks }));
    await load();
    const asked = (call: string) => backend.requests.filter((request) => request.call === call);
    expect(asked(productCall).map(({ query }) => query.get('ids'))).toEqual(['p-a,p-b']);
    const variables = asked(graphqlCall).flatMap(({ query }) => query.get('variables') ?? []);
    // What boxes ask of the whole shop has none.
    expect(variables.filter((text) => text !== '{}').map((text) => JSON.parse(text) as unknown)).toEqual([
      { slug: 'jaro' },
      { ids: ['c-a', 'vc-a', 'c-b'] },
      { ids: ['b-a'] },
    ]);
  });
});
