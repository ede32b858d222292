import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FilesConfig } from '@vyloha/config/server';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshListings } from '@vyloha/backend-catalog';
import { createFeeds } from '@vyloha/backend-feeds';
import { type FileStore, FilesUnavailable, openPlace } from '@vyloha/backend-files';
import { type OpenDatabase, readCommandKey } from '@vyloha/backend-kernel';
import { leaderLease } from '@vyloha/backend-kernel/tables';
import { createTestShop, testSettings, type TestShop } from '../testing/create-test-shop';
import { createKillableShop } from '../testing/killable-shop';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in';
import { concurrentTestDatabase, testDatabases } from '../testing/test-databases';
import { insertFeedProducts } from './testing/feed-products';
import { renewFeeds } from './testing/renew-feeds';

const hourMs = 3_600_000;
const feedSettings = { feeds: { names: ['google'], maxAgeMs: hourMs } } as const;

let folder: string;
let standIn: S3StandIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vyloha-feeds-'));
  standIn = await startS3StandIn(join(folder, 'objects'));
});

afterAll(async () => {
  await standIn.stop();
  await rm(folder, { recursive: true });
});

const fetchFeed = ({ app }: TestShop, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: '/store/api/v1/feeds/google/cz', headers });

async function openOverview({ app }: TestShop, dataDir: string): Promise<string> {
  const key = await readCommandKey(dataDir);
  const headers = { authorization: `Bearer ${key}` };
  return (await app.inject({ method: 'GET', url: '/store/api/v1/feeds', headers })).body;
}

async function listKeys(store: FileStore): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list('feeds/')) keys.push(key);
  return keys;
}

/** True so many times. */
function leadsFor(times: number): () => Promise<boolean> {
  let left = times;
  return () => Promise.resolve((left -= 1) >= 0);
}

/** Its methods as a plain object's. */
function bound(store: FileStore): FileStore {
  return {
    place: store.place,
    localPath: (key) => store.localPath(key),
    put: (key, content) => store.put(key, content),
    get: (key) => store.get(key),
    open: (key) => store.open(key),
    head: (key) => store.head(key),
    delete: (key) => store.delete(key),
    list: (prefix) => store.list(prefix),
    touch: (key) => store.touch(key),
  };
}

describe.each(concurrentTestDatabase())('feeds of two backends on $name', ({ open }) => {
  describe.each(['a folder', 'S3'])('with their files in %s', (kind) => {
    let database: OpenDatabase;
    let store: FileStore;
    let leader: TestShop;
    let other: TestShop;
    const otherDataDir = () => join(folder, 'other');

    beforeAll(async () => {
      database = await open();
      const files: FilesConfig = kind === 'S3' ? standIn.config : { folder: join(folder, 'shared') };
      store = openPlace(files);
      const aBackend = (dataDir: string, fixture: boolean) =>
        createTestShop({
          fixture,
          database: { ...database, close: () => Promise.resolve() },
          settings: { ...feedSettings, dataDir, files },
        });
      leader = await aBackend(join(folder, 'leader'), true);
      other = await aBackend(otherDataDir(), false);
      await insertFeedProducts(leader.db);
      await refreshListings(leader.db);
    });
    beforeEach(async () => {
      for (const key of await listKeys(store)) await store.delete(key);
    });
    afterEach(() => standIn.resume());
    afterAll(async () => {
      await leader.close();
      await other.close();
      await database.close();
    });

    it('are made once, and are the same wherever they are asked for', async () => {
      await renewFeeds(leader);
      const keys = await listKeys(store);
      await renewFeeds(other);
      expect(await listKeys(store)).toEqual(keys);
      const [made, sent] = [await fetchFeed(leader), await fetchFeed(other)];
      expect([made.statusCode, sent.statusCode]).toEqual([200, 200]);
      expect(sent.rawPayload.equals(made.rawPayload)).toBe(true);
      expect(Number(sent.headers['content-length'])).toBe(sent.rawPayload.length);
      expect((await fetchFeed(other, { 'if-none-match': String(made.headers['etag']) })).statusCode).toBe(304);
      expect(gunzipSync(sent.rawPayload).toString('utf8')).toContain('v-konev');
    });

    it('are waited for while another backend makes them', async () => {
      const waiting = fetchFeed(other);
      await renewFeeds(leader);
      expect((await waiting).statusCode).toBe(200);
    });

    it('are left to the backend that leads now, and what was left half-made goes', async () => {
      // Loses the lead with everything written but the end.
      await renewFeeds(leader, leadsFor(2));
      expect((await listKeys(store)).filter((key) => !key.endsWith('.attempt.json'))).toEqual([]);
      expect(await openOverview(other, otherDataDir())).toContain('právě se připravuje');
      await renewFeeds(other);
      expect((await fetchFeed(leader)).statusCode).toBe(200);
      expect(await openOverview(other, otherDataDir())).not.toContain('právě se připravuje');
    });

    it('may be made by two at once', async () => {
      await Promise.all([renewFeeds(leader), renewFeeds(other)]);
      const [one, two] = [await fetchFeed(leader), await fetchFeed(other)];
      expect(one.statusCode).toBe(200);
      expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    });

    it('are made anew when somebody has removed them', async () => {
      await renewFeeds(leader);
      for (const key of await listKeys(store)) if (key.endsWith('.gz')) await store.delete(key);
      expect((await fetchFeed(other)).statusCode).toBe(503);
      await renewFeeds(leader);
      expect((await fetchFeed(other)).statusCode).toBe(200);
    });

    it.each(['.xml.gz', '.cz.json'])('stay as they were when the answer to a write of …%s is lost', async (lost) => {
      await renewFeeds(leader);
      const before = await fetchFeed(other);
      const failing: FileStore = {
        ...bound(store),
        put: async (key, content) => {
          await store.put(key, content);
          if (key.endsWith(lost)) throw new FilesUnavailable('The answer is lost.', null);
        },
      };
      leader.clock.now = new Date(leader.clock.now.getTime() + hourMs);
      const errors = vi.fn();
      await createFeeds({
        settings: { ...testSettings, ...feedSettings },
        files: failing,
        now: () => leader.clock.now,
      }).renew({
        db: leader.db,
        log: Object.assign(pino({ level: 'silent' }), { error: errors }),
        now: () => leader.clock.now,
        canContinue: () => Promise.resolve(true),
      });
      expect(errors).toHaveBeenCalledTimes(1);
      const after = await fetchFeed(other);
      expect(after.statusCode).toBe(200);
      expect(gunzipSync(after.rawPayload).equals(gunzipSync(before.rawPayload))).toBe(true);
      expect(await openOverview(other, otherDataDir())).toMatch(lost === '.xml.gz' ? /The answer is lost/ : /<dl>/);
    });
  });
});

describe('feeds of a store', () => {
  it('that is away are 503, and none is made', async () => {
    const files = { ...standIn.config, endpoint: 'http://127.0.0.1:9' };
    const shop = await createTestShop({ settings: { ...feedSettings, dataDir: join(folder, 'away'), files } });
    await refreshListings(shop.db);
    const response = await fetchFeed(shop);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    await expect(renewFeeds(shop)).rejects.toThrow(FilesUnavailable);
    await shop.close();
  });

  it('lose what nobody uses an hour later', async () => {
    const dataDir = join(folder, 'alone');
    const shop = await createTestShop({ settings: { ...feedSettings, dataDir } });
    await refreshListings(shop.db);
    await renewFeeds(shop);
    const documents = async () => (await readdir(join(dataDir, 'feeds'))).filter((name) => name.includes('.xml.gz'));
    const [first = ''] = await documents();
    await writeFile(join(dataDir, 'feeds', 'google.cz.killed.xml.gz'), 'half of');
    await utimes(join(dataDir, 'feeds', 'google.cz.killed.xml.gz'), 0, 0);
    await utimes(join(dataDir, 'feeds', first), 0, 0);
    shop.clock.now = new Date(shop.clock.now.getTime() + hourMs);
    await renewFeeds(shop);
    // Somebody may have begun to read the former one just before it was replaced.
    expect(await documents()).toHaveLength(2);
    expect(await documents()).toContain(first);
    shop.clock.now = new Date(shop.clock.now.getTime() + hourMs);
    await renewFeeds(shop);
    expect(await documents()).toHaveLength(2);
    expect(await documents()).not.toContain(first);
    await shop.close();
  });
});

describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))(
  'feeds of a backend that is killed while it makes them on $name',
  { timeout: 120_000 },
  (database) => {
    it('are made by the next one', async () => {
      const shared = join(folder, 'killed');
      const shop = await createKillableShop(database, { FEEDS: 'google', FILES_URL: shared });
      const attempts = async () => readdir(join(shared, 'feeds')).catch(() => []);
      await shop.withDatabase(async (db) => {
        await refreshListings(db);
        // Nobody can read variants, so the feed stays half-made.
        await db.transaction(async (tx) => {
          await tx.execute(sql`lock table variant in access exclusive mode`);
          const backend = await shop.start();
          await vi.waitFor(async () => expect(await attempts()).toEqual(['google.cz.attempt.json']), 20_000);
          await backend.end('SIGKILL');
        });
        // As it expires some seconds later.
        await db.delete(leaderLease);
      });
      const next = await shop.start();
      const response = await fetch(`${next.url}/store/api/v1/feeds/google/cz`);
      expect(response.status).toBe(200);
      expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString('utf8')).toMatch(/<\/rss>\s*$/);
      await shop.remove();
    });
  },
);
