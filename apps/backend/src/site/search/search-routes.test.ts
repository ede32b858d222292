import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshListings } from '@vyloha/backend-catalog';
import * as schema from '../../testing/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { translated, seedSearch } from '../../search/testing/seed-search';

interface Results {
  products: { entities: { id: string }[]; total: number };
}

describe.each(oneTestDatabase(import.meta.url))('search on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await seedSearch(shop);
  });

  afterAll(() => shop.close());

  const search = (q: string, headers: Record<string, string> = {}) =>
    shop.call('GET', `/cms/search?${new URLSearchParams({ q })}`, { headers });
  const productsOf = async (q: string, locale = 'cs') => {
    const { json } = await search(q, { 'x-locale': locale });
    return (json as Results).products.entities.map(({ id }) => id);
  };

  it('ranks matches in names before mentions, unavailable products last among equals', async () => {
    expect(await productsOf('hadice')).toEqual(['p-hadice', 'p-stary', 'p-konev']);
  });

  it.each([
    ['HADICÍ', ['p-hadice', 'p-stary', 'p-konev']],
    ['zahradních hadic', ['p-hadice']],
    ['na zahradní', ['p-hadice']],
    ['hadcie', ['p-hadice', 'p-stary', 'p-konev']],
    ['zaharadni hadice xyzzy', ['p-hadice']],
    ['zahradní konev', ['p-konev']],
    ['konev model', ['p-konev', 'p-stary']],
    ['xyzzy', []],
    ['ko', []],
    ["' | & :* !", []],
    ['zahradní\0hadice', ['p-hadice']],
    ["%' or 1=1 -- _", []],
    ['<b>🌱</b>', []],
  ])('%j finds %j', async (q, ids) => {
    expect(await productsOf(q)).toEqual(ids);
  });

  it.each([
    'ZV-v-konev',
    'zv-V-KONEV',
    ' v-konev ',
    'p-stary',
    'ZV-p-stary',
    '8590000000017',
    '8590 0000 00017',
    'A4-1',
  ])('lists the product with the code %j first', async (code) => {
    const isStary = /stary|a4/i.test(code);
    expect((await productsOf(code))[0]).toBe(isStary ? 'p-stary' : 'p-konev');
  });

  it.each([
    ['hadcie', 'hadice'],
    ['zaharadni HADICE xyzzy', 'zahradní HADICE'],
    ['hadice', null],
    ['zahradní konev', null],
    ['xyzzy', null],
  ])('for %j reports that it searched for %j', async (query, searchedFor) => {
    const scope = Buffer.from(JSON.stringify({ query, facets: false })).toString('base64url');
    const { json } = await shop.call('GET', `/cms/api/catalog/v2/state?scope=${scope}`);
    expect(json).toMatchObject({ searchedFor, parameters: [] });
  });

  it('leaves out hidden products', async () => {
    const { json } = await shop.call('GET', '/cms/search?q=hadice&without=products');
    expect(json).toMatchObject({ products: { entities: [], total: 0 }, categories: { total: 1 } });
  });

  it('searches in the requested language', async () => {
    expect(await productsOf('konev', 'sk')).toEqual(['p-konev']);
    const foundBy = async (locale: string) => (await search('krhla', { 'x-locale': locale })).json;
    expect(await foundBy('sk')).toMatchObject({ foundBy: 'names' });
    expect(await foundBy('cs')).toMatchObject({ foundBy: 'otherLanguage' });
  });

  it.each(['zv-V-KONEV', '8590 0000 00017'])(
    'returns the variant that %j names, and no category before it',
    async (code) => {
      const namedVariants = [{ productId: 'p-konev', variantId: 'v-konev' }];
      expect((await search(code)).json).toMatchObject({ namedVariants, categories: { total: 0 } });
      const query = `{ search(q: "${code}") { namedVariants { productId variantId } } }`;
      expect((await shop.call('POST', '/cms/graphql', { body: { query } })).json).toEqual({
        data: { search: { namedVariants } },
      });
    },
  );

  it.each(['A4-1', 'hadice', 'v-konev hadice'])('%j names no variant', async (q) => {
    expect((await search(q)).json).toMatchObject({ namedVariants: [] });
  });

  it('returns every kind in pages', async () => {
    const part = async (skip: number) => (await shop.call('GET', `/cms/search?q=hadice&limit=1&skip=${skip}`)).json;
    expect(await part(1)).toMatchObject({
      products: { total: 3, entities: [{ id: 'p-stary' }] },
      categories: { total: 1, entities: [] },
      articles: { total: 2, entities: [{ _id: 'a-3' }] },
    });
    expect(await part(9)).toMatchObject({ products: { total: 3, entities: [] }, articles: { total: 2, entities: [] } });
    const query = '{ search(q: "hadice", skip: 1, limit: 1) { articles { total entities { _id } } } }';
    expect((await shop.call('POST', '/cms/graphql', { body: { query } })).json).toEqual({
      data: { search: { articles: { total: 2, entities: [{ _id: 'a-3' }] } } },
    });
    expect(await shop.call('GET', '/cms/search?q=hadice&skip=-1')).toMatchObject({ status: 400 });
  });

  it('finds questions by their answers', async () => {
    expect((await search('zahrady')).json).toMatchObject({ questions: { total: 1, entities: [{ _id: 'q-1' }] } });
  });

  it('answers a question by half of its words, what is about it first', async () => {
    expect((await search('Jak dlouho vydrží hadice?')).json).toMatchObject({
      articles: { total: 2, entities: [{ _id: 'a-1' }, { _id: 'a-3' }] },
      questions: { total: 1, entities: [{ _id: 'q-1' }] },
    });
  });

  it('finds everything else by its text, title matches first, and each target once', async () => {
    expect((await search('hadice')).json).toMatchObject({
      products: { total: 3 },
      categories: { total: 1, entities: [{ _id: 'c-hadice', path: translated('zahrada/hadice'), productCount: 3 }] },
      virtualCategories: { total: 1, entities: [{ _id: 'vc-hadice', productCount: 3 }] },
      articles: { total: 2, entities: [{ _id: 'a-1', title: translated('Jak vybrat hadici') }, { _id: 'a-3' }] },
      questions: { total: 1, entities: [{ _id: 'q-1' }] },
      menuItems: { total: 1, entities: [{ id: 'mi-1', path: translated('/rady-o-hadicich') }] },
    });
  });

  it.each([
    [
      'rosa',
      { brands: { total: 1, entities: [{ id: 'b-rosa', path: translated('/rosa') }] }, categories: { total: 0 } },
    ],
    ['pobočka Praha', { menuItems: { total: 1, entities: [{ path: translated('/pobocky/praha-karlin') }] } }],
    ['vrácení zboží', { menuItems: { total: 1, entities: [{ id: 'page-1', path: translated('/stranka/vraceni') }] } }],
    ['reklamovat hadici', { menuItems: { total: 1, entities: [{ id: 'page-1' }] } }],
    ['snadné navíjení', { menuItems: { total: 1, entities: [{ id: 'faq-1', path: translated('/zahrada/hadice') }] } }],
  ])('%j finds what the shop has a page of', async (q, found) => {
    await shop.db
      .insert(schema.contentEntry)
      .values({
        type: 'page',
        id: 'page-1',
        slug: translated('vraceni'),
        data: {
          title: translated('Reklamace'),
          content: { cs: [{ type: 'text', text: 'Vrácení zboží do 14 dnů' }], sk: [] },
        },
      })
      .onConflictDoNothing();
    const faq = [
      {
        _id: 'faq-1',
        title: translated('Jak se hadice navíjí?'),
        content: { cs: [{ type: 'text', text: 'Navíjení je snadné.' }], sk: [] },
      },
    ];
    await shop.db.update(schema.category).set({ presentation: { faq } }).where(eq(schema.category.id, 'c-hadice'));
    expect((await search(q)).json).toMatchObject(found);
  });

  it('finds products at the price that the query names', async () => {
    expect(await productsOf('hadice do 300 Kč')).toEqual(['p-stary', 'p-konev']);
    const scope = Buffer.from(JSON.stringify({ query: 'hadice do 300 Kč', facets: false })).toString('base64url');
    const { json } = await shop.call('GET', `/cms/api/catalog/v2/state?scope=${scope}`);
    expect(json).toMatchObject({ productIds: ['p-stary', 'p-konev'], total: 2 });
    const chosen = { query: 'hadice do 300 Kč', price: { from: 150 }, facets: false };
    const other = Buffer.from(JSON.stringify(chosen)).toString('base64url');
    expect((await shop.call('GET', `/cms/api/catalog/v2/state?scope=${other}`)).json).toMatchObject({ total: 2 });
  });

  it.each([
    ['hadice 50m', 'v-hadice-50'],
    ['hadice 2000 cm', 'v-hadice-20'],
  ])('shows the variant that fits %j', async (query, variantId) => {
    for (const facets of [true, false]) {
      const scope = Buffer.from(JSON.stringify({ query, facets })).toString('base64url');
      const { json } = await shop.call('GET', `/cms/api/catalog/v2/state?scope=${scope}`);
      expect(json).toMatchObject({ total: 1, variantIds: { 'p-hadice': variantId } });
    }
    expect((await search(query)).json).toMatchObject({ namedVariants: [{ productId: 'p-hadice', variantId }] });
  });

  it('finds categories by what everyday language also calls them', async () => {
    const categories = { total: 1, entities: [{ _id: 'c-zahrada' }] };
    expect((await search('zahrádka')).json).toMatchObject({ categories });
  });

  it('finds categories by the corrected query', async () => {
    expect((await search('hadcie')).json).toMatchObject({ categories: { total: 1, entities: [{ _id: 'c-hadice' }] } });
  });

  it("responds to browsers in the content system's language", async () => {
    const query = `{ search(q: "hadice", limit: 2) {
      products { total entities { id slug } }
      categories { total entities { _id ancestors { _id } } }
      virtualCategories { total entities { _id } }
      articles { entities { _id page_meta { slug { cs } } } }
      questions { entities { _id } }
      menuItems { entities { id link { urlRewrite { cs } } } }
    } short: search(q: "ko") { products { total } } }`;
    const { json } = await shop.call('POST', '/cms/graphql', { body: { query } });
    expect(json).toMatchObject({
      data: {
        search: {
          products: { total: 3, entities: [{ id: 'p-hadice' }, { id: 'p-stary' }] },
          categories: { total: 1, entities: [{ _id: 'c-hadice', ancestors: [{ _id: 'c-zahrada' }] }] },
          virtualCategories: { total: 1, entities: [{ _id: 'vc-hadice' }] },
          articles: { entities: [{ _id: 'a-1', page_meta: { slug: { cs: 'a-1' } } }, { _id: 'a-3' }] },
          questions: { entities: [{ _id: 'q-1' }] },
          menuItems: { entities: [{ id: 'mi-1', link: { urlRewrite: { cs: '/rady-o-hadicich' } } }] },
        },
        short: { products: { total: 0 } },
      },
    });
  });

  it.each([
    ['["p-konev", "p-stary", "p-unknown"]', ['p-konev', 'p-stary'], 2],
    ['["p-unknown"]', ['p-hadice', 'p-stary', 'p-konev'], 3],
    ['[]', ['p-hadice', 'p-stary', 'p-konev'], 3],
    ['null', ['p-hadice', 'p-stary', 'p-konev'], 3],
  ])('shows the products of an external search: %s', async (productIds, ids, total) => {
    const query = `{ search(q: "hadice", product_ids: ${productIds}) { products { total entities { id } } categories { total } } }`;
    const { json } = await shop.call('POST', '/cms/graphql', { body: { query } });
    const products = { total, entities: ids.map((id) => ({ id })) };
    expect(json).toMatchObject({ data: { search: { products, categories: { total: 1 } } } });
  });

  it('lists what was found with its filters', async () => {
    const scope = Buffer.from(JSON.stringify({ query: 'hadcie', availability: true, sort: 'PriceSortASC' }));
    const { json } = await shop.call('GET', `/cms/api/catalog/v2/state?scope=${scope.toString('base64url')}`);
    expect(json).toMatchObject({
      total: 2,
      availableCount: 2,
      productIds: ['p-konev', 'p-hadice'],
      brands: [{ id: 'b-rosa', count: 2 }],
    });
    const nothing = Buffer.from(JSON.stringify({ query: 'xyzzy' })).toString('base64url');
    expect((await shop.call('GET', `/cms/api/catalog/v2/state?scope=${nothing}`)).json).toMatchObject({ total: 0 });
  });

  it('is rate-limited', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    expect(await search('konev', headers)).toMatchObject({ status: 200 });
    await shop.db.update(schema.rateLimit).set({ count: 300 });
    expect(await search('konev', headers)).toMatchObject({ status: 429 });
    expect(await search('ko', headers)).toMatchObject({ status: 200 });
  });

  it('shows the variant of the size that is the last letter of the query', async () => {
    const ofId = eq(schema.variant.id, 'v-hadice-50');
    await shop.db
      .update(schema.variant)
      .set({ fullname: translated('Zahradní hadice, L') })
      .where(ofId);
    await refreshListings(shop.db);
    // Searches of one visitor are limited.
    const visitor = { 'x-forwarded-for': '10.9.9.8' };
    for (const query of ['hadice L', 'hadice velikost: l'])
      expect((await search(query, visitor)).json).toMatchObject({
        namedVariants: [{ productId: 'p-hadice', variantId: 'v-hadice-50' }],
      });
    // What nobody has in the size is found without it.
    const { products } = (await search('hadice XS', visitor)).json as Results;
    expect(products.total).toBeGreaterThan(1);
  });
});
