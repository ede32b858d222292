import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../testing/tables';
import { createTestShop, testNow, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { sitemapSource, sitemapTypes } from '@vyloha/backend-site/testing';

const translated = (cs: string, sk = cs) => ({ cs, sk });
const yesterday = new Date(testNow.getTime() - 86_400_000).toISOString();
const tomorrow = new Date(testNow.getTime() + 86_400_000).toISOString();

const overviewSchema = v.object({
  entities: v.array(
    v.object({
      type: v.string(),
      total: v.number(),
      lastModified: v.nullable(v.string()),
      starts: v.array(v.string()),
    }),
  ),
});
const entriesSchema = v.object({
  entities: v.array(
    v.object({ slug: v.object({ cs: v.string(), sk: v.string() }), parent: v.unknown(), pricedIn: v.unknown() }),
  ),
  next: v.nullable(v.string()),
});

function entry(type: string, id: string, data: Record<string, unknown> = {}, more: { enabled?: boolean } = {}) {
  return { type, id, slug: translated(id, `${id}-sk`), data, ...more };
}

async function seedPages({ db }: TestShop): Promise<void> {
  await db
    .insert(schema.contentEntry)
    .values([
      entry('page', 'doprava'),
      entry('page', 'skryta', { page_meta: { meta_noindex: true } }),
      entry('page', 'kopie', { page_meta: { canonical_slugs: [{ language: 'cs', slug: 'doprava' }] } }),
      entry('page', 'vypnuta', {}, { enabled: false }),
      { ...entry('page', 'bez-adresy'), slug: null },
      entry('article_category', 'rady'),
      entry('article_category', 'jaro', { master_category: 'rady' }),
      entry('article', 'vysla', { date_published: yesterday }),
      entry('article', 'vyjde', { date_published: tomorrow }),
      entry('author', 's-clanky', { author_has_page: true }),
      entry('author', 'bez-stranky', { author_has_page: false }),
    ]);
  await db
    .insert(schema.virtualCategory)
    .values({ id: 'vc-akce', title: translated('Akce'), path: translated('akce'), rule: {} });
}

describe.each(oneTestDatabase(import.meta.url))('what search engines may list on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await seedPages(shop);
  });

  afterAll(() => shop.close());

  async function overview() {
    const { json } = await shop.call('GET', '/cms/sitemap');
    return v.parse(overviewSchema, json).entities;
  }

  async function slugsOf(type: string, query = ''): Promise<string[]> {
    const { json } = await shop.call('GET', `/cms/sitemap/${type}${query}`);
    return v.parse(entriesSchema, json).entities.map(({ slug }) => slug.cs);
  }

  it('counts every kind, matching the lists', async () => {
    const kinds = await overview();
    expect(kinds.map(({ type }) => type)).toEqual([...sitemapTypes]);
    for (const { type, total, lastModified } of kinds) {
      expect(await slugsOf(type)).toHaveLength(total);
      expect(lastModified === null).toBe(total === 0);
    }
  });

  it.each([
    ['page', ['doprava']],
    ['article', ['vysla']],
    ['author', ['s-clanky']],
    ['virtual_category', ['akce']],
  ])('lists the public items of %s', async (type, slugs) => {
    expect(await slugsOf(type)).toEqual(slugs);
  });

  it('hides products and categories that are not public', async () => {
    const before = await slugsOf('product');
    const [first] = await shop.db.select().from(schema.product).orderBy(schema.product.id);
    if (first === undefined) throw new Error('The tiny shop has products');
    const change = (values: Partial<typeof schema.product.$inferInsert>) =>
      shop.db.update(schema.product).set(values).where(eq(schema.product.id, first.id));
    await change({ visibleToGroups: ['business'] });
    expect(await slugsOf('product')).toEqual(before.filter((slug) => slug !== first.slug.cs));
    await change({ visibleToGroups: [] });
    expect(await slugsOf('product')).toEqual(before);
  });

  it('lists a product where its currency has a price, and says which have', async () => {
    const readIn = async (currency: string) => {
      const headers = { 'x-currency': currency };
      const { json } = await shop.call('GET', '/cms/sitemap/product', { headers });
      const kinds = v.parse(overviewSchema, (await shop.call('GET', '/cms/sitemap', { headers })).json).entities;
      const { entities } = v.parse(entriesSchema, json);
      expect(kinds.find(({ type }) => type === 'product')?.total).toBe(entities.length);
      return entities.map(({ slug, pricedIn }) => [slug.cs, pricedIn]);
    };
    const slugs = await slugsOf('product');
    expect(await readIn('EUR')).toEqual(slugs.map((slug) => [slug, ['CZK', 'EUR']]));
    const inCrowns = await shop.db.delete(schema.price).where(eq(schema.price.currency, 'CZK')).returning();
    expect(await readIn('CZK')).toEqual([]);
    expect(await readIn('EUR')).toEqual(slugs.map((slug) => [slug, ['EUR']]));
    const { json } = await shop.call('GET', '/cms/catalog/product?slugs=hadice');
    expect(json).toMatchObject({ entities: [{ pricedIn: ['EUR'] }] });
    await shop.db.insert(schema.price).values(inCrowns);
  });

  it('includes the parent of a child category', async () => {
    const { json } = await shop.call('GET', '/cms/sitemap/article_category');
    expect(json).toMatchObject({
      entities: [
        { slug: translated('jaro', 'jaro-sk'), parent: translated('rady', 'rady-sk') },
        { slug: translated('rady', 'rady-sk'), parent: null },
      ],
    });
  });

  it('returns every page once, each part continuing after the key of the previous one', async () => {
    const all = await slugsOf('product');
    const read: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const { json } = await shop.call('GET', `/cms/sitemap/product?after=${next}&limit=1`);
      const piece = v.parse(entriesSchema, json);
      read.push(...piece.entities.map(({ slug }) => slug.cs));
      next = piece.next;
    }
    expect(read).toEqual(all);
  });

  it.each([1, 2, 3, 50_000])('reports where parts of %d begin', async (perPart) => {
    const all = await slugsOf('product');
    const { json } = await shop.call('GET', `/cms/sitemap?perPart=${perPart}`);
    const product = v.parse(overviewSchema, json).entities.find(({ type }) => type === 'product');
    const parts = await Promise.all(
      ['', ...(product?.starts ?? [])].map((start) =>
        slugsOf('product', `?after=${start}&limit=${Math.min(perPart, 1000)}`),
      ),
    );
    expect(parts).toHaveLength(Math.max(Math.ceil(all.length / perPart), 1));
    expect(parts.flat()).toEqual(all);
  });

  it('reads any page of products by index, at any offset', async () => {
    const viewer = { now: () => testNow, domain: { code: '', translationVariant: '' }, currency: 'CZK' };
    const source = sitemapSource('product', viewer, { ofFew: true });
    const plan = await shop.db.transaction(async (tx) => {
      // Which of them is the cheapest way through so small a table depends on when it was analysed.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      const { rows } = await tx.execute<
        Record<string, string>
      >(sql`explain select id, slug, updated_at, priced_in from (
        ${source}) pages where id > 'p-k' order by id limit 1000`);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
    // Of a table as small as this one, any index in the order of ids may be the cheapest.
    expect(plan).toMatch(/Index (?:Only )?Scan using product_\w+/);
    expect(plan).not.toContain('Sort Key: product.id');
    // A join with the prices would begin at the first product.
    expect(plan).not.toMatch(/Join/);
  });

  it('refuses unknown kinds and sizes', async () => {
    expect((await shop.call('GET', '/cms/sitemap/order')).status).toBe(404);
    expect((await shop.call('GET', '/cms/sitemap/product?limit=1001')).status).toBe(400);
  });

  it("reports a change of a page's content, and no other", async () => {
    const changedAt = async () => {
      const [row] = await shop.db.select({ at: schema.product.updatedAt }).from(schema.product).limit(1);
      return row?.at.getTime() ?? 0;
    };
    await shop.db.update(schema.product).set({ updatedAt: new Date(0) });
    await shop.db.update(schema.product).set({ soldCount: sql`${schema.product.soldCount} + 1` });
    expect(await changedAt()).toBe(0);
    await shop.db.update(schema.product).set({ marketingCode: 'novy-kod' });
    expect(await changedAt()).toBeGreaterThan(0);
    expect((await overview()).find(({ type }) => type === 'product')?.lastModified).not.toBe(null);
  });
});
