import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshListings } from '../catalog/listing/refresh-listings';
import * as schema from '../database/schema';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { testDatabases } from '../testing/test-databases';
import { toSearchWords } from './search-words';

const both = (cs: string, sk = cs) => ({ cs, sk });

interface Results {
  products: { entities: { id: string }[]; total: number };
}

async function furnish({ db, clock }: TestShop): Promise<void> {
  const names: Record<string, { name: string; more?: string; sold?: number; sk?: string }> = {
    'p-hadice': { name: 'Zahradní hadice', sk: 'Záhradná hadica', sold: 5 },
    'p-konev': { name: 'Konev', sk: 'Krhla', more: 'hadice', sold: 90 },
    'p-stary': { name: 'Hadice starý model', sold: 99 },
  };
  for (const [id, { name, sk = name, more = '', sold = 0 }] of Object.entries(names)) {
    const vector = (text: string) =>
      toSearchWords(`${text} ${more} ZV-${id}`)
        .map((word) => `'${word}'`)
        .join(' ');
    await db
      .update(schema.product)
      .set({
        name: both(name, sk),
        soldCount: sold,
        searchCs: vector(name),
        searchSk: vector(sk),
        searchWords: toSearchWords(`${name} ${sk}`).join(' '),
      })
      .where(eq(schema.product.id, id));
  }
  await db.update(schema.variant).set({ ean: '8590000000017' }).where(eq(schema.variant.productId, 'p-konev'));
  await db.update(schema.product).set({ marketingCode: 'A4-1' }).where(eq(schema.product.id, 'p-stary'));
  await db.insert(schema.virtualCategory).values({
    id: 'vc-hadice',
    title: both('Levné hadice', 'Lacné hadice'),
    path: both('levne-hadice'),
    rule: { categories: ['c-hadice'] },
  });
  const past = new Date(clock.now.getTime() - 1000).toISOString();
  const future = new Date(clock.now.getTime() + 1000).toISOString();
  await db.insert(schema.contentEntry).values([
    {
      type: 'article',
      id: 'a-1',
      slug: both('a-1'),
      data: { title: both('Jak vybrat hadici'), date_published: past, content: [] },
    },
    { type: 'article', id: 'a-2', slug: both('a-2'), data: { title: both('Hadice příště'), date_published: future } },
    { type: 'faq_question', id: 'q-1', data: { title: both('Jak dlouhá má být hadice?'), content: both('…') } },
  ]);
  await db.insert(schema.menu).values({ code: 'mainMenu', title: both('Nabídka') });
  await db.insert(schema.menuItem).values({
    id: 'mi-1',
    menuCode: 'mainMenu',
    title: both('Hadice'),
    linkType: 'category',
    linkTarget: 'c-hadice',
  });
  await refreshListings(db);
}

describe.each(testDatabases())('search on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await furnish(shop);
  });

  afterAll(() => shop.close());

  const search = (q: string, headers: Record<string, string> = {}) =>
    shop.call('GET', `/cms/search?${new URLSearchParams({ q })}`, { headers });
  const productsOf = async (q: string, locale = 'cs') => {
    const { json } = await search(q, { 'x-locale': locale });
    return (json as Results).products.entities.map(({ id }) => id);
  };

  it('finds what is named so before what only mentions it, the unavailable last among its like', async () => {
    expect(await productsOf('hadice')).toEqual(['p-hadice', 'p-stary', 'p-konev']);
  });

  it.each([
    ['HADICÍ', ['p-hadice', 'p-stary', 'p-konev']],
    ['zahradních hadic', ['p-hadice']],
    ['na zahradní', ['p-hadice']],
    ['hadcie', ['p-hadice', 'p-stary', 'p-konev']],
    ['zaharadni hadice xyzzy', ['p-hadice']],
    ['zahradní konev', ['p-konev', 'p-hadice']],
    ['xyzzy', []],
    ['ko', []],
    ["' | & :* !", []],
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
  ])('puts what has the code %j first', async (code) => {
    const isStary = /stary|a4/i.test(code);
    expect((await productsOf(code))[0]).toBe(isStary ? 'p-stary' : 'p-konev');
  });

  it.each([
    ['hadcie', 'hadice'],
    ['zaharadni HADICE xyzzy', 'zahradní HADICE'],
    ['hadice', null],
    ['zahradní konev', null],
    ['xyzzy', null],
  ])('for %j says that it searched for %j', async (query, searchedFor) => {
    const scope = Buffer.from(JSON.stringify({ query, facets: false })).toString('base64url');
    const { json } = await shop.call('GET', `/cms/api/catalog/v2/state?scope=${scope}`);
    expect(json).toMatchObject({ searchedFor, parameters: [] });
  });

  it('leaves out goods that nobody wants to know', async () => {
    const { json } = await shop.call('GET', '/cms/search?q=hadice&without=products');
    expect(json).toMatchObject({ products: { entities: [], total: 0 }, categories: { total: 1 } });
  });

  it('searches in the asked language', async () => {
    expect(await productsOf('krhla', 'sk')).toEqual(['p-konev']);
    expect(await productsOf('krhla', 'cs')).toEqual([]);
  });

  it('finds everything else by the words of its title', async () => {
    expect((await search('hadice')).json).toMatchObject({
      products: { total: 3 },
      categories: { total: 1, entities: [{ _id: 'c-hadice', path: both('zahrada/hadice'), productCount: 3 }] },
      virtualCategories: { total: 1, entities: [{ _id: 'vc-hadice', productCount: 3 }] },
      articles: { total: 1, entities: [{ _id: 'a-1', title: both('Jak vybrat hadici') }] },
      questions: { total: 1, entities: [{ _id: 'q-1' }] },
      menuItems: { total: 1, entities: [{ id: 'mi-1', path: both('/zahrada/hadice') }] },
    });
  });

  it('finds categories by what was probably meant', async () => {
    expect((await search('hadcie')).json).toMatchObject({ categories: { total: 1, entities: [{ _id: 'c-hadice' }] } });
  });

  it("answers browsers in the content system's language", async () => {
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
          articles: { entities: [{ _id: 'a-1', page_meta: { slug: { cs: 'a-1' } } }] },
          questions: { entities: [{ _id: 'q-1' }] },
          menuItems: { entities: [{ id: 'mi-1', link: { urlRewrite: { cs: '/zahrada/hadice' } } }] },
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
  ])('shows the goods that were found elsewhere: %s', async (productIds, ids, total) => {
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

  it('lets nobody search without end', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    expect(await search('konev', headers)).toMatchObject({ status: 200 });
    await shop.db.update(schema.rateLimit).set({ count: 300 });
    expect(await search('konev', headers)).toMatchObject({ status: 429 });
    expect(await search('ko', headers)).toMatchObject({ status: 200 });
  });
});
