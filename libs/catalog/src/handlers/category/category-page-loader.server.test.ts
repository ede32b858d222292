import { type StubBackend, type StubRequest, startStubBackend } from '@vyloha/cart/testing';
import { themeSettings } from '@vyloha/config';
import { withDefaultTranslations } from '@vyloha/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireCategory } from '../../testing/a-wire-category';
import { catalogueResponses, catchAllArgs, categoryCall, listingCall } from '../../testing/stub-catalogue';
import { categoryPageLoader } from './category-page-loader.server';

let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend();
});

beforeEach(() => {
  backend.requests.length = 0;
  backend.respond(catalogueResponses());
});

afterAll(() => backend.stop());

function load(address = '/zahrada/hadice', { locale = 'cs' as 'cs' | 'sk' } = {}) {
  return categoryPageLoader(catchAllArgs(backend, address, { locale }));
}

function scopeOf(request: StubRequest | undefined): unknown {
  return JSON.parse(Buffer.from(request?.query.get('scope') ?? '', 'base64url').toString('utf8'));
}

const listingRequest = () => backend.requests.find(({ call }) => call === listingCall);

describe('listing request', () => {
  it('contains the category at the address and the first page of its products', async () => {
    await load();
    expect(backend.requests[0]?.query.get('slugs')).toBe('zahrada/hadice');
    expect(scopeOf(listingRequest())).toEqual({ category: 'c-hadice', sort: 'DefaultSort', page: 1, perPage: 21 });
  });

  it.each([
    ['virtual_category', 'virtualCategory'],
    ['brand', 'brand'],
  ])('contains the scope of a %s', async (kind, key) => {
    backend.respond({ [categoryCall]: { body: { entities: [aWireCategory({ kind })] } } });
    await load();
    expect(scopeOf(listingRequest())).toMatchObject({ [key]: 'c-hadice' });
  });

  it('contains the page and the order of the address', async () => {
    await load('/zahrada/hadice?p=2&razeni=PriceSortASC');
    expect(scopeOf(listingRequest())).toMatchObject({ page: 2, sort: 'PriceSortASC' });
  });
});

describe('best sellers', () => {
  const theme = themeSettings.default;
  beforeEach(() => {
    theme.categoryBestSellers = 4;
  });
  afterEach(() => {
    theme.categoryBestSellers = 0;
  });

  it('are a block above the others where the theme has them', async () => {
    const { content } = await load('/zahrada/hadice', { locale: 'sk' });
    const fields = { title: 'Najpredávanejšie', product_reference: ['p-hadice-flexi'] };
    expect(content).toEqual([{ uuid: 'best-sellers', type: 'products', value: { sk: fields } }]);
    const scopes = backend.requests.filter(({ call }) => call === listingCall).map(scopeOf);
    expect(scopes).toContainEqual(
      expect.objectContaining({ category: 'c-hadice', sort: 'MostSoldSort', perPage: 4, facets: false }),
    );
  });

  it.each(['?p=2', '?skladem=1', '?razeni=MostSoldSort'])('are left out of %s', async (query) => {
    expect((await load(`/zahrada/hadice${query}`)).content).toEqual([]);
  });

  it('are left out where there is nothing else', async () => {
    backend.respond({ [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 4 } } });
    expect((await load()).content).toEqual([]);
  });
});

describe('banners', () => {
  const title = { cs: 'Jaro', sk: 'Jar' };
  const banners = {
    small_banners: [{ title, description: null, weight: 1, customer_group_enabled: [], link: null, main_image: null }],
    catalogue_banners: [
      { position: 2, image: null, title, url: '/zahrada', customer_group_enabled: [], time_limited: false },
      { position: 3, image: null, title, url: null, customer_group_enabled: ['business'], time_limited: false },
    ],
  };
  beforeEach(() => {
    backend.respond({ [categoryCall]: { body: { entities: [aWireCategory(banners)] } } });
  });

  it('are placed at their position for their customer group', async () => {
    expect(await load('/zahrada/hadice', { locale: 'sk' })).toMatchObject({
      smallBanners: [{ title: 'Jar', to: null }],
      banners: [{ title: 'Jar', to: '/zahrada', index: 1 }],
    });
  });

  it.each(['/zahrada/hadice?p=2', '/zahrada/hadice?skladem=1'])('are left out %s', async (address) => {
    const page = await load(address);
    expect([page.smallBanners, page.banners]).toEqual([undefined, undefined]);
  });
});

describe('page data', () => {
  it('has products, count and pages, without delivery dates when shippers do not respond', async () => {
    expect(await load()).toMatchObject({
      total: 50,
      page: 1,
      totalPages: 3,
      products: [{ id: 'p-hadice-flexi', delivery: null }],
    });
  });

  it('has texts on the first page only', async () => {
    expect(await load()).toMatchObject({
      description: 'Hadice všech délek.',
      editorial: { textBelowProducts: '<p>Jak vybrat hadici.</p>' },
    });
    const further = await load('/zahrada/hadice?p=2');
    expect([further.description, further.editorial, further.content]).toEqual([null, undefined, []]);
  });

  it('uses the shopper’s language, and Czech where an editor left a text out', async () => {
    expect(await load('/zahrada/hadice', { locale: 'sk' })).toMatchObject({
      title: 'Hadice SK',
      description: 'Hadice všech délek.',
      meta: { canonical: { cs: '/zahrada/hadice', sk: '/zahrada/hadice-sk' } },
    });
  });

  it('keeps the page number in the canonical address, not the order', async () => {
    const { meta } = await load('/zahrada/hadice?p=2&razeni=PriceSortASC');
    expect(meta.canonical).toEqual(
      withDefaultTranslations({ cs: '/zahrada/hadice?p=2', sk: '/zahrada/hadice-sk?p=2' }),
    );
  });

  it('has the editor’s robots setting', async () => {
    const pageMeta = { ...aWireCategory().page_meta, meta_noindex: true, meta_nofollow: true };
    backend.respond({ [categoryCall]: { body: { entities: [aWireCategory({ page_meta: pageMeta })] } } });
    expect((await load()).meta.robots).toBe('noindex,nofollow');
  });
});

describe('editorial', () => {
  const words = (cs: string) => ({ cs, sk: `${cs} SK` });
  const article = { title: words('Zalévání'), slug: words('zalevani'), date_published: '2026-03-01T08:00:00Z' };
  const wireFields = {
    description: { cs: '<p>Hadice &amp; konve<script>x</script></p>', sk: null },
    content: [{ uuid: 'b-1', type: 'text', value: {} }],
    category_banner: { path: 'scene-spring' },
    category_video: { title: words('Jak navinout'), video_url: 'https://youtu.be/aqz-KE-bpKQ' },
    faq: [{ _id: 'q-1', title: words('Jak dlouhou?'), content: { cs: [{ type: 'paragraph' }], sk: [] } }],
    top_articles: [{ _id: 'a-1', ...article, image: { path: 'scene', alt: words('Konev') } }],
    content_articles: [{ _id: 'a-2', ...article, short_title: words('Voda') }],
  };
  beforeEach(() => {
    backend.respond({ [categoryCall]: { body: { entities: [aWireCategory(wireFields)] } } });
  });

  it('is in the shopper’s language', async () => {
    expect(await load('/zahrada/hadice', { locale: 'sk' })).toMatchObject({
      description: 'Hadice & konve',
      richDescription: '<p>Hadice &amp; konve</p>',
      content: wireFields.content,
      editorial: {
        bannerKey: 'scene-spring',
        video: {
          title: 'Jak navinout SK',
          embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
          watchUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        },
        faq: [{ id: 'q-1', title: 'Jak dlouhou? SK', answer: [{ type: 'paragraph' }] }],
        topArticles: [{ id: 'a-1', to: '/clanek/zalevani%20SK', picture: { fileKey: 'scene', alt: 'Konev SK' } }],
        contentArticles: [{ id: 'a-2', title: 'Voda SK', picture: null, perex: null }],
      },
      meta: { description: 'Hadice & konve', image: '/img/scene-spring?width=1200&height=630&crop=true' },
    });
  });

  it('is left out of filtered pages, and so is a video without an https address', async () => {
    const video = { category_video: { title: words('Jak'), video_url: 'http://video.example/1' } };
    backend.respond({ [categoryCall]: { body: { entities: [aWireCategory(video)] } } });
    expect((await load()).editorial).toEqual({ textBelowProducts: '<p>Jak vybrat hadici.</p>' });
    expect(await load('/zahrada/hadice?skladem=1')).toMatchObject({ content: [] });
    expect((await load('/zahrada/hadice?skladem=1')).editorial).toBeUndefined();
  });
});

describe('filters', () => {
  const color = {
    _id: 'par-color',
    slug: 'barva',
    title: 'Barva',
    parameter_type: 'color',
    values: [
      { _id: 'pv-green', slug: 'zelena', title: 'Zelená', color_hex: '#2c7a3f', count: 12 },
      { _id: 'pv-black', slug: 'cerna', title: 'Černá', color_hex: '#222222', count: 3 },
    ],
  };
  const facets = { parameters: [color], availableCount: 9, priceRange: { from: 49, to: 990 } };

  beforeEach(() => {
    backend.respond({ [listingCall]: { body: { productIds: ['p-hadice-flexi'], total: 50, ...facets } } });
  });

  const scopes = () => backend.requests.filter(({ call }) => call === listingCall).map(scopeOf);

  it('come with the listing itself where nothing is selected', async () => {
    const { filters } = await load();
    expect(scopes()).toHaveLength(1);
    expect(filters).toMatchObject({
      groups: [
        { title: 'Cena', unit: 'Kč' },
        { title: 'Barva', kind: 'colors' },
      ],
      switches: [{ key: 'skladem', title: 'Skladem', count: 9, isSelected: false }],
      active: [],
    });
  });

  it('are requested by id, and the page is not indexed', async () => {
    const { filters, meta } = await load('/zahrada/hadice?cena=100-500&f.barva=zelena');
    expect(scopes()[1]).toMatchObject({ filters: { 'par-color': ['pv-green'] }, price: { from: 100, to: 500 } });
    expect(filters.active).toEqual([
      { label: 'Cena: 100–500\u00a0Kč', path: '/zahrada/hadice?f.barva=zelena' },
      { label: 'Barva: Zelená', path: '/zahrada/hadice?cena=100-500' },
    ]);
    expect(meta.robots).toBe('noindex');
  });

  it.each([
    ['/zahrada/hadice?f.barva=zelena&cena.od=&cena.do=500', '/zahrada/hadice?cena=-500&f.barva=zelena'],
    ['/zahrada/hadice?f.barva=modra', '/zahrada/hadice'],
    ['/zahrada/hadice?razeni=PriceSortASC&skladem=1', '/zahrada/hadice?skladem=1&razeni=PriceSortASC'],
  ])('%s redirects to the canonical address of its state', async (address, target) => {
    const response: unknown = await load(address).catch((thrown: unknown) => thrown);
    if (!(response instanceof Response)) throw new Error('No redirect');
    expect([response.status, response.headers.get('Location')]).toEqual([302, target]);
  });
});

describe('responds 404', () => {
  it('to an unknown address', async () => {
    backend.respond({ [categoryCall]: { body: { entities: [] } } });
    await expect(load()).rejects.toMatchObject({ status: 404 });
  });

  it('to a page past the end', async () => {
    await expect(load('/zahrada/hadice?p=4')).rejects.toMatchObject({ status: 404 });
  });

  it('but not to an empty category', async () => {
    backend.respond({ [listingCall]: { body: { productIds: [], total: 0 } } });
    expect(await load()).toMatchObject({ products: [], total: 0, totalPages: 1 });
  });
});
