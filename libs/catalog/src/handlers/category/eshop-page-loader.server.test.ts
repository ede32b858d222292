import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWireProduct, aWireVariant } from '../../testing/a-wire-product';
import { eshopPageLoader } from './eshop-page-loader.server';

let backend: StubBackend;
const listingCall = 'GET /cms/api/catalog/v2/state';
const department = { id: 'c-zahrada', parentId: null, name: 'Zahrada', path: 'zahrada', mainImage: null };
const child = { ...department, id: 'c-hadice', parentId: 'c-zahrada', name: 'Hadice' };

beforeAll(async () => {
  backend = await startStubBackend({
    [listingCall]: { body: { productIds: [], total: 50 } },
    'GET /store/api/v1/shippers': { status: 503, body: { errors: [] } },
    'GET /store/api/v1/product-categories': { body: { data: [department, child], currentPage: 1, totalPages: 1 } },
  });
});
afterAll(() => backend.stop());

function load(address: string) {
  const { context } = aHandlerContext({ backend });
  return eshopPageLoader({ request: aRequest(address), params: {}, context });
}

it('lists all products, with the departments on top', async () => {
  expect(await load('/eshop?p=2&razeni=PriceSortASC')).toMatchObject({
    page: 2,
    totalPages: 3,
    children: [{ title: 'Zahrada', path: '/zahrada' }],
    meta: { canonical: { cs: '/eshop?p=2' } },
  });
  const scope = backend.requests.find(({ call }) => call === listingCall)?.query.get('scope') ?? '';
  const requested: unknown = JSON.parse(Buffer.from(scope, 'base64url').toString());
  expect(requested).toEqual({ sort: 'PriceSortASC', page: 2, perPage: 21 });
});

describe('editors’ top categories', () => {
  const words = (cs: string) => ({ cs, sk: `${cs} sk` });
  const place = (slug: string) => ({
    title: words(slug),
    path: words(slug),
    top_category_image: { path: `img-${slug}` },
  });
  const link = (title: string, target: object) => ({ title: words(title), ...target });
  const plain = { image: null, virtual_categories: [], store_categories: [], custom_links: [], top_category_links: [] };
  const items = [
    {
      ...plain,
      title: words('Zahrada'),
      top_category_item_type: 'store_category',
      store_categories: [place('zahrada')],
      virtual_categories: [place('akce')],
      top_category_links: [
        link('Hadice', { link_type: 'category', category: place('hadice') }),
        link('Pryč', { link_type: 'virtual_category', virtual_category: null }),
      ],
    },
    {
      ...plain,
      title: words('Výhodně'),
      top_category_item_type: 'virtual_category',
      image: { path: 'img-own' },
      virtual_categories: [place('akce'), place('vyprodej')],
    },
    {
      ...plain,
      title: words('Poradna'),
      top_category_item_type: 'custom_link',
      custom_links: [link('Poradna', { link_type: 'custom_link', custom_link: '/poradna' })],
    },
    { ...plain, title: words('Nikam'), top_category_item_type: 'custom_link' },
  ];
  const answers = (data: unknown) => ({
    'POST /cms/graphql': { body: { data } },
    'GET /cms/graphql': { body: { data } },
  });

  beforeAll(() => backend.respond(answers({ configuration_top_categories: { items } })));
  afterAll(() => backend.respond(answers({ configuration_top_categories: null })));

  it('replace the departments: one category, several of them, and addresses', async () => {
    const { children, topCategories } = await load('/eshop');
    expect(children).toEqual([]);
    expect(topCategories).toEqual([
      { title: 'Zahrada', to: '/zahrada', fileKey: 'img-zahrada', links: [{ title: 'Hadice', to: '/hadice' }] },
      {
        title: 'Výhodně',
        to: null,
        fileKey: 'img-own',
        links: [
          { title: 'akce', to: '/akce' },
          { title: 'vyprodej', to: '/vyprodej' },
        ],
      },
      { title: 'Poradna', to: '/poradna', fileKey: null, links: [] },
    ]);
  });

  it.each(['/eshop?p=2', '/eshop?skladem=1'])('are left out of %s', async (address) => {
    expect(await load(address)).not.toHaveProperty('topCategories');
  });
});

it('responds 404 past the end', async () => {
  await expect(load('/eshop?p=4')).rejects.toMatchObject({ status: 404 });
});

it('works without departments when the backend does not respond', async () => {
  backend.respond({ 'GET /store/api/v1/product-categories': { status: 503, body: { errors: [] } } });
  expect(await load('/eshop')).toMatchObject({ title: 'Všechno zboží', children: [] });
});

it('shows, prices and links the variants that the listing found', async () => {
  const blue = aWireVariant({ id: 'v-blue', mainImage: { fileKey: 'hose-blue', alt: '' } });
  const product = aWireProduct({ variants: [aWireVariant(), blue] });
  backend.respond({
    [listingCall]: { body: { productIds: [product.id], variantIds: { [product.id]: 'v-blue' }, total: 1 } },
    'GET /cms/catalog/product': { body: { entities: [product] } },
  });
  const { products } = await load('/eshop');
  expect(products).toEqual([
    expect.objectContaining({ variantId: 'v-blue', isDefaultVariant: false, fileKey: 'hose-blue', action: 'choose' }),
  ]);
});
