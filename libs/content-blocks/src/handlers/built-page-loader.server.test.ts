import { aHandlerContext, aWireProduct, type StubBackend, startStubBackend } from '@vyloha/catalog/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtPageLoader } from './built-page-loader.server';

let backend: StubBackend;

const graphqlCall = 'GET /cms/graphql';
const productCall = 'GET /cms/catalog/product';
const translated = (cs: string) => ({ cs, sk: `${cs} SK` });
const emptyTranslation = { cs: null, sk: null };
const aBlock = (uuid: string, type: string, fields: object) => ({ uuid, type, value: { cs: fields, sk: fields } });
const quotes = (count: number) =>
  Array.from({ length: count }, (_, index) => aBlock(`q-${index + 1}`, 'quote', { text: `${index + 1}` }));

function aWirePage(changes: object = {}) {
  return {
    _id: 'jaro',
    title: translated('Jaro'),
    pagination: true,
    blocks_per_page: 2,
    background_image: { path: 'spring-01', alt: translated('Zahrada') },
    content_blocks: quotes(5),
    page_meta: {
      seo_title: emptyTranslation,
      seo_description: translated('Co vysít'),
      seo_keywords: emptyTranslation,
      share_image: null,
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

function mockContent(page: object | null, others: object = {}) {
  const content = {
    content_page: page === null ? [] : [page],
    category: [],
    virtual_category: [],
    brand: [],
    ...others,
  };
  backend.respond({
    [graphqlCall]: { body: { data: content } },
    [productCall]: { body: { entities: [aWireProduct()] } },
    'GET /store/api/v1/shippers': { body: { data: [] } },
  });
}

function load(address = '/jaro') {
  const { context } = aHandlerContext({ backend });
  return builtPageLoader({ request: aRequest(address), params: { '*': 'jaro' }, context });
}

describe('a page built of blocks', () => {
  it('is 404 for an unknown slug', async () => {
    mockContent(null);
    await expect(load()).rejects.toMatchObject({ status: 404 });
  });

  it('shows as many blocks per page as its editor set', async () => {
    mockContent(aWirePage());
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
    expect(last.blocks.map(({ id }) => id)).toEqual(['q-5']);
    expect(last.meta.description).toBeUndefined();
  });

  it.each([
    [{ pagination: false }, 5],
    [{ blocks_per_page: null }, 5],
    [{ blocks_per_page: 0 }, 5],
    [{ blocks_per_page: 5 }, 5],
    [{ blocks_per_page: 4 }, 4],
  ])('with %j has %i blocks at first', async (changes, count) => {
    mockContent(aWirePage(changes));
    expect((await load()).blocks).toHaveLength(count);
  });

  it.each([
    ['/jaro?p=4', 404],
    ['/jaro?p=1', 301],
    ['/jaro?p=x', 301],
  ])('%s returns %i', async (address, status) => {
    mockContent(aWirePage());
    await expect(load(address)).rejects.toMatchObject({ status });
  });

  it('renders without blocks', async () => {
    mockContent(aWirePage({ content_blocks: [] }));
    expect(await load()).toMatchObject({ blocks: [], totalPages: 1 });
  });

  it('fills in items of menus and blocks that pages share, of which none contains itself', async () => {
    const menuItem = (id: string, path: object | null) => ({
      id,
      path,
      title: { cs: 'Doprava', sk: 'Doprava' },
      link: { link_target_blank: false },
    });
    const shared = [
      aBlock('again', 'configuration_block', { code: 'advice' }),
      aBlock('links', 'menu_items', { menu_item_reference: ['mi-b', 'mi-gone', 'mi-a', 'mi-heading'] }),
    ];
    const own = [aBlock('a', 'configuration_block', { code: 'advice' })];
    mockContent(aWirePage({ content_blocks: own }), {
      configuration_block: [{ content_blocks: shared }],
      menu_item: [
        menuItem('mi-a', { cs: '/a', sk: '/a' }),
        menuItem('mi-b', { cs: '/b', sk: '/b' }),
        menuItem('mi-heading', null),
      ],
    });
    const links = ['/b', '/a'].map((to) => ({ to, title: 'Doprava', opensNewWindow: false }));
    expect(await load()).toMatchObject({
      blocks: [
        {
          kind: 'shared',
          blocks: [
            { kind: 'shared', blocks: [] },
            { kind: 'menuItems', links },
          ],
        },
      ],
    });
  });

  it('sends one request each for all products, categories and brands, nested blocks included', async () => {
    const nested = aBlock('in-row', 'row', {
      blocks: [
        aBlock('deep', 'products', { product_reference: ['p-b', 'p-a'] }),
        aBlock('deeper', 'row', { blocks: [aBlock('x', 'categories', { category_reference: ['c-b'] })] }),
        aBlock('marks', 'brands', { brand_reference: ['b-a'] }),
      ],
    });
    const blocks = [
      aBlock('products', 'productBoxes', { products: [{ entityId: 'p-a' }] }),
      aBlock('places', 'categoryBoxes', { category_reference: ['c-a'], virtual_category_reference: ['vc-a'] }),
      nested,
    ];
    mockContent(aWirePage({ pagination: false, content_blocks: blocks }));
    await load();
    const requestsTo = (call: string) => backend.requests.filter((request) => request.call === call);
    expect(requestsTo(productCall).map(({ query }) => query.get('ids'))).toEqual(['p-a,p-b']);
    const variables = requestsTo(graphqlCall).flatMap(({ query }) => query.get('variables') ?? []);
    // Queries that boxes send for the whole shop have no variables.
    expect(variables.filter((text) => text !== '{}').map((text) => JSON.parse(text) as unknown)).toEqual([
      { slug: 'jaro' },
      { ids: ['c-a', 'vc-a', 'c-b'] },
      { ids: ['b-a'] },
    ]);
  });
});
