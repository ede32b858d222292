import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { readCommandKey } from '@vyloha/backend-kernel';
import { contentEntry } from '@vyloha/backend-content/tables';
import { createTestShop, testNow, type TestShop } from '../../testing/create-test-shop';
import { oneTestDatabase } from '../../testing/test-databases';
import { tidyUpShop } from '../../testing/upkeep';

const translated = (cs: string) => ({ cs, sk: cs });
const dayMs = 86_400_000;
const tomorrow = new Date(testNow.getTime() + dayMs).toISOString();
const made = v.object({ data: v.object({ token: v.string() }) });

function entry(type: string, id: string, data: Record<string, unknown>, enabled = true) {
  return { type, id, slug: translated(id), enabled, data: { title: translated(id), content: [], ...data } };
}

describe.each(oneTestDatabase(import.meta.url))('previews on $name', ({ open }) => {
  let shop: TestShop;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'previews-'));
    shop = await createTestShop({ database: await open(), settings: { dataDir } });
    await shop.db
      .insert(contentEntry)
      .values([
        entry('article', 'a-tomorrow', { date_published: tomorrow }),
        entry('article', 'a-draft', { date_published: tomorrow, site_enabled: ['sk'] }, false),
        entry('page', 'pg-draft', {}, false),
        entry('banner_wide', 'bw-plan', { time_limited: true, time_limit_start: tomorrow }, false),
      ]);
  });
  afterAll(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true });
  });

  async function make(body: object, key?: string) {
    const authorization = `Bearer ${key ?? (await readCommandKey(dataDir))}`;
    return shop.call('POST', '/store/api/v1/content-previews', { headers: { authorization }, body });
  }
  async function tokenOf(type: string, id: string): Promise<string> {
    return v.parse(made, (await make({ type, id, days: 2 })).json).data.token;
  }
  const query = (text: string, token?: string) =>
    shop.call('GET', `/cms/graphql?query=${encodeURIComponent(text)}`, {
      headers: { 'x-domain-code': 'cz', ...(token !== undefined && { 'x-preview': token }) },
    });

  it('show an article that is not published, to whoever has the link', async () => {
    const token = await tokenOf('article', 'a-draft');
    const list = '{ article { _id } article_total }';
    expect(await query(list)).toMatchObject({ json: { data: { article: [], article_total: 0 } } });
    const seen = await query(list, token);
    expect(seen.json).toEqual({ data: { article: [{ _id: 'a-draft' }], article_total: 1 } });
    // Nobody else may get it from a cache.
    expect(seen.headers['cache-control']).toBe('private, no-store');
    expect(await query(list, `${token}x`)).toMatchObject({ json: { data: { article: [], article_total: 0 } } });
  });

  it('show a page at its address', async () => {
    const address = '/cms/url-rewrite?path=pg-draft';
    expect(await shop.call('GET', address)).toMatchObject({ status: 404 });
    const headers = { 'x-preview': await tokenOf('page', 'pg-draft') };
    const found = await shop.call('GET', address, { headers });
    expect(found).toMatchObject({ status: 200, json: { type: 'page' } });
    expect(found.headers['cache-control']).toBe('private, no-store');
  });

  it('show a banner before its time', async () => {
    const seen = await query(
      '{ banner_wide(enabled: true) { _id enabled time_limited } }',
      await tokenOf('banner_wide', 'bw-plan'),
    );
    expect(seen.json).toEqual({ data: { banner_wide: [{ _id: 'bw-plan', enabled: true, time_limited: false }] } });
  });

  it('say which entry they show, until they expire', async () => {
    const token = await tokenOf('article', 'a-tomorrow');
    const read = () => shop.call('GET', `/cms/previews/${token}`);
    expect(await read()).toMatchObject({ status: 200, json: { type: 'article', slug: translated('a-tomorrow') } });
    shop.clock.now = new Date(testNow.getTime() + 3 * dayMs);
    expect(await read()).toMatchObject({ status: 404 });
    expect(await query('{ article { _id } }', token)).toMatchObject({
      json: { data: { article: [{ _id: 'a-tomorrow' }] } },
    });
    await tidyUpShop(shop.db, shop.clock.now);
    shop.clock.now = testNow;
    expect(await read()).toMatchObject({ status: 404 });
  });

  it.each([
    ['an entry that is not imported', { type: 'article', id: 'a-gone', days: 7 }, undefined, 404],
    ['a time without end', { type: 'article', id: 'a-draft', days: 1000 }, undefined, 422],
    ['somebody without the key', { type: 'article', id: 'a-draft', days: 7 }, 'guessed', 403],
  ])('are refused for %s', async (_name, body, key, status) => {
    expect(await make(body, key)).toMatchObject({ status });
  });
});
