import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshListings } from '@vyloha/backend-catalog';
import * as schema from '../testing/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { logInAs } from '../testing/log-in-as';
import { oneTestDatabase } from '../testing/test-databases';
import { seedSearch, translated } from './testing/seed-search';

interface Results {
  foundBy: string;
  products: { entities: { id: string }[] };
  categories: { entities: { _id: string }[] };
}

describe.each(oneTestDatabase(import.meta.url))('what products are found by on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    const { db } = shop;
    await seedSearch(shop);
    const name = translated('Kryt na hadici', 'Kryt na hadicu');
    await db
      .update(schema.product)
      .set({ name, fullname: name, soldCount: 900, search_cs: "'kryt' 'hadici' 'krasny'", saleable: true })
      .where(eq(schema.product.id, 'p-stary'));
    const color = { id: 'par-barva', slug: translated('barva'), title: translated('Barva'), type: 'color' };
    await db.insert(schema.parameter).values(color);
    await db
      .insert(schema.parameterValue)
      .values({ id: 'pv-1', parameterId: color.id, slug: translated('ruda'), title: translated('Rudá') });
    await db.insert(schema.productParameter).values({ productId: 'p-konev', parameterId: color.id, valueId: 'pv-1' });
    await db.insert(schema.contentEntry).values({
      type: 'search_synonym',
      id: 'syn-1',
      data: { words: { cs: 'kropit záhon, kropáč, kropidlo' }, finds: { cs: 'konev' } },
    });
    await db.insert(schema.parameter).values({
      id: 'par-delka',
      slug: translated('delka'),
      title: translated('Délka', 'Dĺžka'),
      type: 'number',
      unit: 'm',
    });
    await db.insert(schema.productParameter).values({ productId: 'p-hadice', parameterId: 'par-delka', number: 7.5 });
    const described = [
      { type: 'paragraph', content: [{ type: 'text', text: 'S křížovým výpletem, náhrada za 00068510.' }] },
    ];
    await db
      .update(schema.product)
      .set({ description: { cs: described, sk: [] } })
      .where(eq(schema.product.id, 'p-hadice'));
    await refreshListings(db);
  });

  afterAll(() => shop.close());

  async function search(q: string, headers: Record<string, string> = {}) {
    const query = new URLSearchParams({ q, ...('authorization' in headers && { checkPermissions: 'true' }) });
    const { json } = await shop.call('GET', `/cms/search?${query}`, { headers });
    const { products, categories, foundBy } = json as Results;
    return {
      products: products.entities.map(({ id }) => id),
      categories: categories.entities.map(({ _id }) => _id),
      foundBy,
    };
  }

  /** Products that the dropdown of the storefront is sent. */
  async function suggested(q: string, permissions: string, headers: Record<string, string> = {}): Promise<unknown> {
    const query = `{ search(q: "${q}") { products { entities { id } } } }`;
    const { json } = await shop.call('POST', `/cms/graphql${permissions}`, { headers, body: { query } });
    return (json as { data: { search: Results } }).data.search.products.entities;
  }

  it.each([
    ['a category above their own', 'zahradě', ['p-stary', 'p-hadice', 'p-konev']],
    ['a value of a parameter', 'rudé', ['p-konev']],
    ['a brand and a name', 'konev rosa', ['p-konev']],
    ['what they are before what they are for', 'hadice', ['p-hadice', 'p-konev', 'p-stary']],
    ['an unfinished word', 'kone', ['p-konev']],
    ['synonyms', 'kropáčem', ['p-konev']],
    ['synonyms of several words, in any order', 'záhony kropit', ['p-konev']],
    ['texts beside something else', 'krásný kryt', ['p-stary']],
    ['an amount', 'hadice 7,5m', ['p-hadice']],
    ['an amount in another unit', '750 cm hadice', ['p-hadice']],
    ['a number alone', 'hadice 7.5', ['p-hadice']],
    ['the beginning of an EAN', '8590 0000', ['p-konev']],
    ['one wrong vowel in a long word', 'zahrodní', ['p-hadice']],
    ['what everyday language also calls them', 'zahrádce', ['p-hadice', 'p-konev', 'p-stary']],
    ['what is sought rather than what for', 'kryt na konev', ['p-stary']],
    ['what serves the purpose', 'zalévání', ['p-konev', 'p-hadice', 'p-stary']],
    ['what serves the purpose of so wide a thing', 'pomůcka na zalévání', ['p-konev', 'p-hadice', 'p-stary']],
    ['what is sought in other words, with the rest in texts', 'hadička s výpletem', ['p-hadice']],
  ])('%s', async (_what, query, ids) => {
    const { products } = await search(query);
    expect(products.toSorted()).toEqual(ids.toSorted());
    expect(products[0]).toBe(ids[0]);
  });

  it.each([
    ['what is written about them', 'křížový výplet', 'texts', ['p-hadice']],
    ['the perex', 'krásný', 'texts', ['p-stary']],
    ['a number that is written about them', '00068510', 'texts', ['p-hadice']],
    ['the name of a parameter', 'délka', 'texts', ['p-hadice']],
    ['another language', 'krhla', 'otherLanguage', ['p-konev']],
    ['both languages', 'krhla rosa', 'otherLanguage', ['p-konev']],
  ])('where they are not called so: %s', async (_what, query, foundBy, ids) => {
    expect(await search(query)).toMatchObject({ foundBy, products: ids });
  });

  it('leaves out an amount that there is not, and says so', async () => {
    const scope = Buffer.from(JSON.stringify({ query: 'hadice 90 m', facets: false })).toString('base64url');
    const { json } = await shop.call('GET', `/cms/api/catalog/v2/state?scope=${scope}`);
    expect(json).toMatchObject({ searchedFor: 'hadice', foundBy: 'names', total: 3 });
  });

  it.each([
    ['words that are in too many texts', 'pro na'],
    ['a part of an unknown phrase that is not what they are', 'rudý xyzzy'],
    ['a synonym in another language', 'kropidlo', 'sk'],
    ['a near word where the typed one is short', 'ryt'],
    ['what serves the purpose of something unknown', 'xyzzy na zalévání'],
  ])('not %s', async (_what, query, locale = 'cs') => {
    expect((await search(query, { 'x-locale': locale })).products).toEqual([]);
  });

  it('offers the category of the best products where none is called so', async () => {
    expect((await search('konev')).categories).toEqual(['c-hadice']);
  });

  it('finds those of some customers for them alone', async () => {
    const { db } = shop;
    const isKonev = eq(schema.product.id, 'p-konev');
    await db
      .update(schema.product)
      .set({ visibleToGroups: ['business'] })
      .where(isKonev);
    await refreshListings(db);
    const business = await logInAs(shop, 'firma@example.com');
    for (const query of ['konev', 'ZV-p-konev']) {
      expect((await search(query, business)).products).toEqual(['p-konev']);
      expect((await search(query)).products).toEqual([]);
      expect(await suggested(query, '?checkPermissions=true', business)).toEqual([{ id: 'p-konev' }]);
      expect(await suggested(query, '?checkPermissions=true')).toEqual([]);
      expect(await suggested(query, '', { ...business, 'x-user-groups': 'business' })).toEqual([]);
    }
  });
});
