import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../testing/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { refreshListings } from '@vyloha/backend-catalog';

const translated = (cs: string, sk = cs) => ({ cs, sk });

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  const { db } = shop;
  const slug = translated('barva', 'farba');
  await db.insert(schema.parameter).values({ id: 'par-color', slug, title: translated('Barva'), type: 'color' });
  const value = { parameterId: 'par-color', slug: translated('zelena'), title: translated('Zelená') };
  await db.insert(schema.parameterValue).values({ ...value, id: 'pv-green' });
  await db
    .insert(schema.productParameter)
    .values({ productId: 'p-hadice', parameterId: 'par-color', valueId: 'pv-green' });
  const parameters = [{ entityId: 'par-color', values: ['pv-green'] }];
  await db.insert(schema.contentEntry).values([
    {
      type: 'filtered_category',
      id: 'fc-zelene',
      slug: translated('zelene-hadice'),
      data: {
        title: translated('Zelené hadice'),
        store_category: 'c-hadice',
        parameters,
        description: translated('Všechny zelené.'),
        category_banner: { path: 'scene-spring', alt: null, title: null },
        top_articles: 'broken',
        page_meta: { seo_title: translated('Zelené zahradní hadice'), meta_nofollow: true },
      },
    },
    { type: 'filtered_category', id: 'fc-broken', slug: translated('rozbite'), data: { title: translated('Rozbité') } },
    {
      type: 'filtered_category',
      id: 'fc-unknown',
      slug: translated('nikde'),
      data: { title: translated('Nikde'), store_category: 'c-nikde', parameters },
    },
  ]);
  await refreshListings(db);
});

afterAll(() => shop.close());

const lookUp = (query: string) => shop.call('GET', `/cms/catalog/category?${query}`);

describe('a filtered category', () => {
  it('is found by its path, with its own texts and breadcrumbs through its category', async () => {
    const { json } = await lookUp('slugs=zelene-hadice');
    expect(json).toMatchObject({
      entities: [
        {
          _id: 'fc-zelene',
          kind: 'filtered_category',
          title: translated('Zelené hadice'),
          description: translated('Všechny zelené.'),
          category_banner: { path: 'scene-spring' },
          top_articles: [],
          store_category: 'c-hadice',
          parameters: [{ entityId: 'par-color', values: ['pv-green'] }],
          ancestors: [{ _id: 'c-zahrada' }, { _id: 'c-hadice' }],
          productCount: 1,
          page_meta: { seo_title: translated('Zelené zahradní hadice'), meta_nofollow: true },
        },
      ],
    });
  });

  it.each(['slugs=rozbite', 'ids=fc-unknown'])('is not found by an unknown key: %s', async (query) => {
    expect((await lookUp(query)).json).toEqual({ entities: [] });
  });

  it('is in the sitemap as long as its category is public', async () => {
    const slugs = async () => (await shop.call('GET', '/cms/sitemap/filtered_category')).json;
    expect(await slugs()).toMatchObject({ entities: [{ slug: translated('zelene-hadice') }] });
    await shop.db
      .update(schema.category)
      .set({ visibleToGroups: ['business'] })
      .where(eq(schema.category.id, 'c-hadice'));
    expect(await slugs()).toEqual({ entities: [], next: null });
    expect((await lookUp('slugs=zelene-hadice')).json).toEqual({ entities: [] });
  });
});
