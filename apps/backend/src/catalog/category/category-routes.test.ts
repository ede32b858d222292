import { locales } from '@vyloha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../testing/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { refreshListings } from '@vyloha/backend-catalog';

const translated = (cs: string, sk = cs) => ({ cs, sk });

async function seedCategories({ db }: TestShop): Promise<void> {
  await db.insert(schema.category).values({
    id: 'c-sudy',
    parentId: 'c-zahrada',
    ancestorIds: ['c-zahrada'],
    title: translated('Sudy', 'Sudy'),
    slug: translated('sudy'),
    // The Slovak path of one category is the Czech path of another.
    path: { cs: 'zahrada/sudy', sk: 'zahrada/hadice' },
    position: -1,
    imageKey: 'barrel-01',
  });
  await db.insert(schema.virtualCategory).values({
    id: 'vc-levne',
    title: translated('Levné'),
    path: translated('levne', 'lacne'),
    rule: { categories: ['c-zahrada'], priceRange: { from: 0, to: 200, currencyCode: 'CZK' } },
  });
  await db.insert(schema.contentEntry).values({
    type: 'article',
    id: 'a-zalevani',
    slug: translated('zalevani'),
    data: { title: translated('Jak zalévat', 'Ako polievať'), date_published: '2026-01-01T00:00:00Z' },
  });
  await db
    .update(schema.category)
    .set({
      presentation: {
        topArticleIds: ['a-zalevani', 'a-unknown'],
        pageMeta: { seo_title: translated('Hadice levně'), meta_noindex: true, share_image: 'broken' },
        faq: [{ _id: 'q-1', title: translated('Jak dlouhou?'), content: { cs: [], sk: [] } }, { _id: 'no title' }],
        filterParameters: [{ entityId: 'par-length', importantFilter: true, closedFilter: false }],
      },
    })
    .where(eq(schema.category.id, 'c-hadice'));
  await refreshListings(db);
}

describe.each(oneTestDatabase(import.meta.url))('categories on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await seedCategories(shop);
  });

  afterAll(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) => shop.call('GET', url, { headers });
  const idsOf = async (query: string, headers: Record<string, string> = {}) => {
    const { json } = await get(`/cms/catalog/category?${query}`, headers);
    return (json as { entities: { _id: string }[] }).entities.map(({ _id }) => _id);
  };

  it('returns every field of a category', async () => {
    const { json } = await get('/cms/catalog/category?ids=c-hadice');
    expect(json).toMatchObject({
      entities: [
        {
          _id: 'c-hadice',
          kind: 'category',
          store_id: 'c-hadice',
          title: translated('Hadice'),
          path: translated('zahrada/hadice'),
          productCount: 3,
          description: { cs: null, sk: null },
          category_banner: null,
          ancestors: [
            { _id: 'c-zahrada', title: translated('Zahrada', 'Záhrada'), path: translated('zahrada'), productCount: 3 },
          ],
          children: [],
          faq: [{ _id: 'q-1' }],
          top_articles: [{ _id: 'a-zalevani', title: translated('Jak zalévat', 'Ako polievať') }],
          content_articles: [],
          catalog_settings: { parameters: [{ entityId: 'par-length', importantFilter: true, closedFilter: false }] },
          page_meta: {
            seo_title: translated('Hadice levně'),
            share_image: null,
            meta_noindex: true,
            meta_nofollow: false,
            canonical_slugs: locales.map((language) => ({ language, slug: 'zahrada/hadice' })),
          },
        },
      ],
    });
  });

  it('lists children in the configured order', async () => {
    const { json } = await get('/cms/catalog/category?slugs=zahrada');
    expect(json).toMatchObject({
      entities: [
        { children: [{ _id: 'c-sudy', image: { path: 'barrel-01', alt: translated('Sudy') } }, { _id: 'c-hadice' }] },
      ],
    });
  });

  it('distinguishes virtual categories and brands from categories, with the rule and the count', async () => {
    const { json } = await get('/cms/catalog/category?slugs=lacne,/rosa/,zahrada');
    expect(json).toMatchObject({
      entities: [
        {
          _id: 'vc-levne',
          kind: 'virtual_category',
          productCount: 2,
          sliced_categories: ['c-zahrada'],
          sliced_tags: [],
          parameters: [],
          price_range: { price_from: 0, price_to: 200, currency_code: 'CZK' },
        },
        { _id: 'b-rosa', kind: 'brand', title: translated('Rosa'), path: translated('rosa'), productCount: 3 },
        { _id: 'c-zahrada', kind: 'category' },
      ],
    });
  });

  it('matches a path in the requested language first', async () => {
    expect(await idsOf('slugs=zahrada/hadice')).toEqual(['c-hadice', 'c-sudy']);
    expect(await idsOf('slugs=zahrada/hadice', { 'x-locale': 'sk' })).toEqual(['c-sudy', 'c-hadice']);
  });

  it.each(['', 'ids=', 'ids=c-nothing', 'slugs=nic'])('finds nothing for ?%s', async (query) => {
    expect(await idsOf(query)).toEqual([]);
  });

  it('hides a category restricted to a group from other callers', async () => {
    const { db } = shop;
    const hidden = eq(schema.category.id, 'c-sudy');
    await db
      .update(schema.category)
      .set({ visibleToGroups: ['business'] })
      .where(hidden);
    try {
      expect(await idsOf('ids=c-sudy', { 'x-user-groups': 'business' })).toEqual([]);
      expect(await get('/store/api/v1/product-categories')).toMatchObject({
        json: { data: [{ id: 'c-zahrada' }, { id: 'c-hadice' }] },
      });
    } finally {
      await db.update(schema.category).set({ visibleToGroups: [] }).where(hidden);
    }
  });

  it('paginates the tree, parents first', async () => {
    expect(await get('/store/api/v1/product-categories?perPage=2', { 'x-locale': 'sk' })).toMatchObject({
      json: {
        currentPage: 1,
        totalPages: 2,
        data: [
          { id: 'c-zahrada', parentId: null, name: 'Záhrada', path: 'zahrada', productCount: 3, mainImage: null },
          { id: 'c-sudy', parentId: 'c-zahrada', path: 'zahrada/hadice', mainImage: { alt: 'Sudy' } },
        ],
      },
    });
    expect(await get('/store/api/v1/product-categories?perPage=2&page=2')).toMatchObject({
      json: { currentPage: 2, totalPages: 2, data: [{ id: 'c-hadice' }] },
    });
  });
});
