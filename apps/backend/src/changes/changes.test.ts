import { once } from 'node:events';
import { get } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangeStream, type OpenDatabase } from '@vyloha/backend-kernel';
import { refreshTaxes } from '@vyloha/backend-catalog';
import { price, product, stock, variant } from '@vyloha/backend-catalog/tables';
import { refreshProducts } from '@vyloha/backend-catalog/testing';
import { redirect } from '@vyloha/backend-content/tables';
import { review, reviewPhoto, reviewVote } from '@vyloha/backend-reviews/tables';
import { shipper, taxRate } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { testDatabases } from '../testing/test-databases';

describe.each(testDatabases())('what changed, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let shop: TestShop;
  const changes = new ChangeStream();
  const onChange = vi.fn();

  beforeEach(async () => {
    opened = await open();
    shop = await createTestShop({ database: opened, changes });
    const [some] = await shop.db.select().from(product).limit(1);
    expect(some).toBeDefined();
    await opened.listen({
      onChange: (tag) => {
        onChange(tag);
        changes.onChange(tag);
      },
      onGap: changes.onGap,
    });
    // What the fixture wrote was told before.
    onChange.mockReset();
  });

  afterEach(() => shop.close());

  /** The tags told of a change, in their order. */
  async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
    onChange.mockReset();
    await work();
    await shop.db.execute(sql`select pg_notify('vyloha_changes', 'end')`);
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('end'), 20_000);
    return onChange.mock.calls.map(([tag]) => String(tag)).slice(0, -1);
  }

  it('is told of prices that a rate of tax changed, once, by whatever finds it', async () => {
    const { db } = shop;
    await refreshTaxes(db, new Date());
    await db.insert(taxRate).values({ country: 'CZE', taxClass: 'standard', ratePercent: 22, validFrom: '2026-01-01' });
    const refresh = () => db.transaction((tx) => refreshProducts(tx, ['p-konev']));
    expect(await tagsOf(refresh)).toContain('products');
    expect(await tagsOf(() => refreshTaxes(db, new Date()))).toEqual([]);
  });

  it('is told of products, of prices and stock with them, once for each at the commit', async () => {
    const { db } = shop;
    const [{ variant: sold } = { variant: undefined }] = await db
      .select({ variant })
      .from(variant)
      .innerJoin(stock, eq(stock.variantId, variant.id))
      .limit(1);
    if (sold === undefined) throw new Error('The fixture has stock');
    const ofVariant = eq(price.variantId, sold.id);
    const tags = [`product:${sold.productId}`];
    const raise = () => db.update(price).set({ unitMinor: sql`${price.unitMinor} + 100` });
    expect(await tagsOf(() => raise().where(ofVariant))).toEqual(tags);
    expect(await tagsOf(() => db.update(stock).set({ amount: 3 }).where(eq(stock.variantId, sold.id)))).toEqual(tags);
    // The same again changes nothing.
    expect(await tagsOf(() => db.update(stock).set({ amount: 3 }).where(eq(stock.variantId, sold.id)))).toEqual([]);
    const twice = db.transaction(async (tx) => {
      await tx.update(price).set({ unitMinor: 100 }).where(ofVariant);
      await tx.update(price).set({ unitMinor: 200 }).where(ofVariant);
    });
    expect(await tagsOf(() => twice)).toEqual(tags);
    const failing = async () =>
      db
        .transaction(async (tx) => {
          await tx.update(price).set({ unitMinor: 300 }).where(ofVariant);
          throw new Error('taken back');
        })
        .catch(() => {});
    expect(await tagsOf(failing)).toEqual([]);
    expect(await tagsOf(() => db.delete(price).where(ofVariant))).toEqual(tags);
  });

  it('names the catalogue where products enter or leave listings, and what all share', async () => {
    const { db } = shop;
    const id = 'p-konev';
    const ofProduct = eq(product.id, id);
    expect(await tagsOf(() => db.update(product).set({ soldCount: 7 }).where(ofProduct))).toEqual([`product:${id}`]);
    expect(await tagsOf(() => db.update(product).set({ inCatalog: false }).where(ofProduct))).toEqual([
      `product:${id}`,
      'catalog',
    ]);
    expect(new Set(await tagsOf(() => db.update(shipper).set({ position: 9 })))).toEqual(new Set(['shop']));
    const move = () => db.insert(redirect).values({ fromPath: '/old', toPath: '/new' });
    expect(await tagsOf(move)).toEqual(['content']);
  });

  it('is told of a review, of its votes and its photographs with their product', async () => {
    const { db } = shop;
    const id = 'p-konev';
    const written = {
      id: 'r-1',
      productId: id,
      authorName: 'Eva M.',
      stars: 5,
      locale: 'cs',
      createdAt: new Date(),
    };
    const tags = [`product:${id}`];
    expect(new Set(await tagsOf(() => db.insert(review).values(written)))).toEqual(new Set(tags));
    const photo = { fileKey: 'f-1', reviewId: 'r-1', createdAt: new Date() };
    expect(await tagsOf(() => db.insert(reviewPhoto).values(photo))).toEqual(tags);
    expect(await tagsOf(() => db.update(reviewPhoto).set({ isPublished: true }))).toEqual(tags);
    expect(await tagsOf(() => db.insert(reviewVote).values({ reviewId: 'r-1', voter: 'v', isHelpful: true }))).toEqual(
      tags,
    );
  });

  it('says that all products changed instead of naming hundreds', async () => {
    const { db } = shop;
    const [template] = await db.select().from(product).limit(1);
    if (template === undefined) throw new Error('The fixture has products');
    const many = Array.from({ length: 101 }, (_, index) => ({
      ...template,
      id: `many-${index}`,
      catalogCode: `many-${index}`,
      slug: { cs: `many-${index}`, sk: `many-${index}` },
    }));
    expect(await tagsOf(() => db.insert(product).values(many))).toEqual(['products', 'catalog']);
  });

  it('reaches whoever has the stream open, in batches, until the backend stops', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/store/api/v1/changes`);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream');
    let text = '';
    const ended = (async () => {
      const decoder = new TextDecoder();
      for await (const part of response.body ?? []) text += decoder.decode(part, { stream: true });
    })();
    for (const amount of [1, 2, 3]) await shop.db.update(stock).set({ amount });
    await shop.db.update(shipper).set({ position: 11 });
    await vi.waitFor(() => expect(text).toContain('"shop"'), 20_000);
    // Four changes within half a second are told in two events.
    expect(text.match(/^data: /gm)).toHaveLength(2);
    changes.onGap();
    await vi.waitFor(() => expect(text).toContain('{"tags":["*"]}'), 20_000);
    const leaving = get(`${address}/store/api/v1/changes`);
    await once(leaving, 'response');
    expect(changes.subscriberCount).toBe(2);
    leaving.destroy();
    await vi.waitFor(() => expect(changes.subscriberCount).toBe(1), 20_000);
    await shop.app.close();
    await ended;
  });
});

describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))('a lost connection to $name', ({ open }) => {
  it('is a gap, and listens again', async () => {
    const { db, listen, close } = await open();
    const onChange = vi.fn();
    const onGap = vi.fn();
    await listen({ onChange, onGap });
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vyloha-changes' and datname = current_database()`);
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), 10_000);
    await db.insert(redirect).values({ fromPath: '/old', toPath: '/new' });
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('content'), 20_000);
    await close();
  });
});

it('tells hundreds of products, changed one by one, as all of them', async () => {
  const changes = new ChangeStream();
  const heard: (readonly string[])[] = [];
  changes.subscribe({ tell: (tags) => heard.push(tags), end: () => {} });
  changes.onChange('product:first');
  for (let index = 0; index < 201; index += 1) changes.onChange(`product:${index}`);
  changes.onChange('content');
  await vi.waitFor(() => expect(heard).toHaveLength(2), 20_000);
  expect(heard).toEqual([['product:first'], ['content', 'products']]);
});
