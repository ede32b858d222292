import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { feedNames } from '@vyloha/config/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommandKey } from '@vyloha/backend-kernel';
import * as schema from '../testing/tables';
import { checkFeed, idOf, textsOf } from '../testing/check-feed';
import { createTestShop, testNow, type TestShop } from '../testing/create-test-shop';
import { oneTestDatabase } from '../testing/test-databases';
import { refreshListings } from '@vyloha/backend-catalog';
import { fieldLists } from '@vyloha/backend-feeds/testing';
import { insertFeedProducts, insertManyProducts } from './testing/feed-products';
import { renewFeeds } from './testing/renew-feeds';

const hourMs = 3_600_000;
const domains = [
  { host: 'www.example.cz', code: 'cz', locale: 'cs', currency: 'CZK' },
  { host: 'www.example.sk', code: 'sk', locale: 'sk', currency: 'EUR' },
] as const;
const addresses = feedNames.flatMap((name) =>
  domains.filter(({ code }) => name !== 'zbozi' || code === 'cz').map(({ code }) => ({ name, code })),
);

describe.each(oneTestDatabase(import.meta.url))('feeds of products on $name', ({ open }) => {
  let shop: TestShop;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vyloha-feeds-'));
    const settings = {
      dataDir,
      publicUrl: 'https://www.example.cz',
      domains,
      feeds: { names: feedNames, maxAgeMs: hourMs },
    };
    shop = await createTestShop({ database: await open(), settings });
    await insertFeedProducts(shop.db);
    // Before a product is listed there is nothing to offer.
    await renewFeeds(shop);
    expect(await readdir(dataDir)).not.toContain('feeds');
    await refreshListings(shop.db);
    await renewFeeds(shop);
  });

  afterAll(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true });
  });

  const fetchFeed = (address: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'GET', url: `/store/api/v1/feeds/${address}`, headers });

  async function readFeed(name: (typeof feedNames)[number], code: string) {
    const response = await fetchFeed(`${name}/${code}`);
    expect(response.statusCode).toBe(200);
    const { problems, items } = checkFeed(gunzipSync(response.rawPayload).toString('utf8'), fieldLists[name]);
    const itemOf = (id: string) => items.find((item) => idOf(item) === id) ?? expect.fail(`no ${id}`);
    const valuesOf = (id: string, element: string) => textsOf(itemOf(id), element);
    return { problems, ids: items.map(idOf), itemOf, valuesOf };
  }

  async function openOverview(headers: Record<string, string> = {}) {
    const password = Buffer.from(`obchod:${await readCommandKey(dataDir)}`).toString('base64');
    return shop.app.inject({
      method: 'GET',
      url: '/store/api/v1/feeds',
      headers: { authorization: `Basic ${password}`, ...headers },
    });
  }

  it.each(addresses)('$name of $code follows the list of its vendor', async ({ name, code }) => {
    const { problems, ids } = await readFeed(name, code);
    expect(problems).toEqual([]);
    expect(ids.length).toBeGreaterThan(2);
  });

  it('has what can be bought, as guests see it', async () => {
    const { ids, valuesOf } = await readFeed('heureka', 'cz');
    expect(ids).toEqual(['v-hadice-20', 'v-hadice-50', 'v-konev', 'v-metraz', 'v-mikina-m', 'v-na-objednavku']);
    expect(valuesOf('v-hadice-20', 'PRICE_VAT')).toEqual(['499.00']);
    expect(valuesOf('v-hadice-50', 'URL')).toEqual(['https://www.example.cz/produkt/hadice?variant_id=v-hadice-50']);
    expect(valuesOf('v-hadice-50', 'ITEMGROUP_ID')).toEqual(['p-hadice']);
    expect(valuesOf('v-konev', 'ITEMGROUP_ID')).toEqual([]);
    expect(valuesOf('v-konev', 'PRODUCTNAME')).toEqual(['Rosa Zelená']);
    // 49 Kč for a step of ten centimetres: pages show the price of a metre.
    expect(valuesOf('v-metraz', 'PRICE_VAT')).toEqual(['490.00']);
    expect(valuesOf('v-na-objednavku', 'DELIVERY_DATE')).toEqual(['5']);
    expect(valuesOf('v-hadice-20', 'DELIVERY_DATE')).toEqual(['0']);
    expect((await readFeed('heureka', 'sk')).valuesOf('v-hadice-20', 'PRICE_VAT')).toEqual(['19.99']);
  });

  it('prices delivery as the cart does, by the names that vendors know', async () => {
    const { itemOf } = await readFeed('heureka', 'cz');
    const deliveriesOf = (id: string) =>
      [...itemOf(id).children].filter(({ nodeName }) => nodeName === 'DELIVERY').map(({ textContent }) => textContent);
    expect(deliveriesOf('v-hadice-20')).toEqual(['PPL99.00138.00', 'CESKA_POSTA119.00']);
    // Two of 999 Kč, the least that can be bought, are above the limit of the first one.
    expect(deliveriesOf('v-hadice-50')).toEqual(['PPL0.0039.00', 'CESKA_POSTA119.00']);
  });

  it('measures a discount from the lowest price of the 30 days before it', async () => {
    const google = await readFeed('google', 'cz');
    expect(google.valuesOf('v-mikina-m', 'g:price')).toEqual(['900.00 CZK']);
    expect(google.valuesOf('v-mikina-m', 'g:sale_price')).toEqual(['799.00 CZK']);
    // Without a history the original price is the reference, but no price before the discount.
    expect(google.valuesOf('v-konev', 'g:price')).toEqual(['249.00 CZK']);
    const zbozi = await readFeed('zbozi', 'cz');
    expect(zbozi.valuesOf('v-mikina-m', 'PRICE_BEFORE_DISCOUNT')).toEqual(['900.00']);
    expect(zbozi.valuesOf('v-konev', 'PRICE_BEFORE_DISCOUNT')).toEqual([]);
  });

  it('names categories as vendors do, or by its own path', async () => {
    const heureka = await readFeed('heureka', 'cz');
    expect(heureka.valuesOf('v-hadice-20', 'CATEGORYTEXT')).toEqual(['Heureka.cz | Dům a zahrada | Hadice']);
    const { valuesOf } = await readFeed('zbozi', 'cz');
    expect(valuesOf('v-hadice-20', 'CATEGORYTEXT')).toEqual(['Zahrada | Hadice']);
    const google = await readFeed('google', 'sk');
    expect(google.valuesOf('v-hadice-20', 'g:google_product_category')).toEqual(['3568']);
    expect(google.valuesOf('v-hadice-20', 'g:product_type')).toEqual(['Záhrada > Hadice']);
  });

  it('says of sold-out offers what their address shows', async () => {
    const { ids, valuesOf } = await readFeed('google', 'cz');
    expect(valuesOf('v-vyprodano', 'g:availability')).toEqual(['out_of_stock']);
    expect(valuesOf('v-na-objednavku', 'g:availability')).toEqual(['backorder']);
    // Its page shows the size that is left.
    expect(ids).not.toContain('v-mikina-l');
    expect((await readFeed('facebook', 'cz')).valuesOf('v-vyprodano', 'g:availability')).toEqual(['out of stock']);
  });

  it('tells stock and the day that pages promise', async () => {
    const { ids, itemOf, valuesOf } = await readFeed('heureka-availability', 'cz');
    expect(ids).not.toContain('v-na-objednavku');
    expect(valuesOf('v-hadice-20', 'stock_quantity')).toEqual(['5']);
    // Ordered on a Saturday, dispatched on Monday.
    expect(valuesOf('v-hadice-20', 'delivery_time')).toEqual(['2026-11-24 23:59']);
    const [time] = itemOf('v-hadice-20').getElementsByTagName('delivery_time');
    expect(time?.getAttribute('orderDeadline')).toBe('2026-11-23 14:00');
  });

  it('survives any text', async () => {
    const { valuesOf } = await readFeed('google', 'cz');
    expect(valuesOf('v-vyprodano', 'g:title')[0]).toMatch(/^Rosa <b>Tom & Jerry<\/b> ]]> "(slovo )+slovo…$/);
    expect(valuesOf('v-vyprodano', 'g:description')).toEqual(['Perex\nNadpis\nPrvní tučně\nodrážka']);
  });

  it('is the same for those who have it', async () => {
    const first = await fetchFeed('google/cz');
    const etag = String(first.headers['etag']);
    const changedAt = String(first.headers['last-modified']);
    expect(first.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'content-type': 'application/gzip' });
    expect((await fetchFeed('google/cz', { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await fetchFeed('google/cz', { 'if-modified-since': changedAt })).statusCode).toBe(304);
    shop.clock.now = new Date(testNow.getTime() + 3 * hourMs);
    await renewFeeds(shop);
    const later = await fetchFeed('google/cz', { 'if-modified-since': changedAt });
    expect(later.statusCode).toBe(304);
    await shop.db.update(schema.price).set({ unitMinor: 48_900 }).where(eq(schema.price.variantId, 'v-hadice-20'));
    shop.clock.now = new Date(testNow.getTime() + 6 * hourMs);
    await renewFeeds(shop);
    expect((await fetchFeed('google/cz', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it.each(['google/de', 'seznam/cz', 'zbozi/sk', '..%2Fgoogle/cz'])('%s is none', async (address) => {
    expect((await fetchFeed(address)).statusCode).toBe(404);
  });

  it('shows operators what is left out and why, and nobody else', async () => {
    expect((await openOverview({ authorization: 'Basic b2JjaG9kOnNwYXRuZQ==' })).statusCode).toBe(401);
    expect((await openOverview({ authorization: '' })).headers['www-authenticate']).toContain('Basic');
    const { statusCode, body } = await openOverview();
    expect(statusCode).toBe(200);
    expect(body).toContain('https://www.example.sk/feeds/heureka/sk.xml');
    expect(body).toContain('<li>1 – není v katalogu <span class="codes">(např. ZV-p-darek)</span></li>');
    expect(body).toContain(
      '<li>2 – jen pro některé skupiny zákazníků <span class="codes">(např. ZV-p-mikina-firemni)</span></li>',
    );
    expect(body).toContain('<li>2 – vyprodáno <span class="codes">(např. ZV-v-mikina-l, ZV-v-vyprodano)</span></li>');
    expect((await openOverview({ 'accept-language': 'sk,cs;q=0.8' })).body).toContain('nie je v katalógu');
  });

  it('has every product once, however many there are', async () => {
    const before = (await readFeed('heureka', 'cz')).ids;
    await insertManyProducts(shop.db, 250);
    shop.clock.now = new Date(shop.clock.now.getTime() + 6 * hourMs);
    await renewFeeds(shop);
    const { ids, problems } = await readFeed('heureka', 'cz');
    expect(problems).toEqual([]);
    expect(ids).toHaveLength(before.length + 250);
  });
});
