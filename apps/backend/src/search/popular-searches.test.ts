import { importShop } from '@vyloha/backend-import/testing';
import { searchCounter } from '@vyloha/backend-catalog';
import { searchCount } from '@vyloha/backend-catalog/tables';
import { afterEach, describe, expect, it } from 'vitest';
import { openShopForCommands } from '../testing/shop-for-commands';
import { oneTestDatabase } from '../testing/test-databases';
import { tidyUpShop } from '../testing/upkeep';
import { seedSearch } from './testing/seed-search';

const dayMs = 24 * 60 * 60_000;

describe.each(oneTestDatabase(import.meta.url))('popular searches on $name', ({ open }) => {
  let shop: Awaited<ReturnType<typeof openShopForCommands>>;

  async function openSeeded(settings: object = {}) {
    shop = await openShopForCommands(open, settings);
    await seedSearch(shop);
  }
  afterEach(() => shop.close());

  const write = () => searchCounter.of(shop).write(shop.db);

  /** Different visitors, or one of them, each of them once. */
  async function search(query: string, { visitors = 2, from = 1, results = 3, locale = 'cs' } = {}) {
    for (let visitor = from; visitor < from + visitors; visitor += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${visitor}`, 'x-locale': locale };
      const { status } = await shop.call('POST', '/store/api/v1/searches', { headers, body: { query, results } });
      expect(status).toBe(200);
    }
  }

  /** Three days on end, by six visitors. */
  async function searchMuch(...searches: [query: string, options?: Parameters<typeof search>[1]][]) {
    for (let turn = 0; turn < 3; turn += 1) {
      for (const [query, options] of searches) await search(query, { visitors: 6, ...options });
      await write();
      shop.clock.now = new Date(shop.clock.now.getTime() + dayMs);
    }
  }

  async function popular(locale = 'cs') {
    const answer = await shop.call('GET', '/store/api/v1/searches/popular', { headers: { 'x-locale': locale } });
    expect(answer.status).toBe(200);
    return (answer.json as { data: { query: string }[] }).data.map(({ query }) => query);
  }

  it('are what many have searched for and found, the most popular first, in their language', async () => {
    await openSeeded();
    await searchMuch(['konev'], [' Zahradní  HADICE', { visitors: 12 }], ['hadica', { locale: 'sk' }]);
    expect(await popular()).toEqual(['zahradní hadice', 'konev']);
    expect(await popular('sk')).toEqual(['hadica']);
  });

  it('are nothing that few have typed, that found nothing, or that is not what products are called', async () => {
    await openSeeded();
    await search('hadice', { visitors: 40 });
    await searchMuch(
      ['konev', { visitors: 2 }],
      ['hadice', { results: 0 }],
      ['jan novák'],
      ['konev jana nováka'],
      ['kone'],
      ['konev 777 123 456'],
      ['konev@example.com'],
    );
    expect(await popular()).toEqual([]);
  });

  it('are of the last four weeks', async () => {
    await openSeeded();
    await searchMuch(['konev']);
    shop.clock.now = new Date(shop.clock.now.getTime() + 28 * dayMs);
    expect(await popular()).toEqual([]);
    await tidyUpShop(shop.db, new Date(shop.clock.now.getTime() + 40 * dayMs));
    expect(await shop.db.select().from(searchCount)).toEqual([]);
  });

  it('are not those with words that the shop denies', async () => {
    await openSeeded({ popularSearches: { isOn: true, denied: ['Zahradni'] } });
    await searchMuch(['konev'], ['zahradní hadice']);
    expect(await popular()).toEqual(['konev']);
  });

  it('are none, and nothing is counted, where they are off', async () => {
    await openSeeded({ popularSearches: { isOn: false, denied: [] } });
    await searchMuch(['konev']);
    expect(await popular()).toEqual([]);
    expect(await shop.db.select().from(searchCount)).toEqual([]);
  });

  it('are counted without anybody: one visitor is one, however often', async () => {
    await openSeeded();
    for (let turn = 0; turn < 70; turn += 1) await search('konev', { visitors: 1 });
    expect(await shop.db.select().from(searchCount)).toEqual([]);
    await write();
    await write();
    await search('konev', { visitors: 1 });
    await write();
    const [row, ...others] = await shop.db.select().from(searchCount);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ day: '2026-11-21', locale: 'cs', query: 'konev', searches: 61, results: 3 });
    expect(Object.keys(row ?? {}).sort()).toEqual(['day', 'locale', 'query', 'results', 'searches', 'visitors']);
    expect(Number.isInteger(Math.log2(row?.visitors ?? 0))).toBe(true);
  });

  it('are imported, and listed with what found nothing', async () => {
    await openSeeded();
    const counted = { type: 'search', locale: 'cs', searches: 9, visitors: 6 } as const;
    await importShop(
      shop.db,
      [
        ...['18', '19', '20'].map((day) => ({ ...counted, day: `2026-11-${day}`, query: 'Konev', results: 1 })),
        { ...counted, day: '2026-11-20', query: '=bazén', results: 0 },
        { ...counted, day: '2026-11-20', query: 'jen jednou', visitors: 1, results: 0 },
      ],
      { now: shop.clock.now },
    );
    expect(await popular()).toEqual(['konev']);
    expect(await shop.vyloha('searches', 'list', '--nothing-found')).toContain('2026-11-20  cs  9  6  0  =bazén');
    expect(await shop.vyloha('searches', 'list', '--since', '2026-11-20')).not.toContain('2026-11-19');
    expect(await shop.vyloha('searches', 'list', '--csv', '--limit', '1')).toBe(
      "\uFEFFday;locale;query;searches;visitors;results\r\n2026-11-20;cs;'=bazén;9;6;0\r\n",
    );
  });
});
