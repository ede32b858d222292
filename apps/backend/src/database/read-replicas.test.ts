import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import { openServer } from '@vyloha/backend-kernel/testing';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { type PostgresCluster, clusterPrograms, startCluster } from '../testing/postgres-cluster';

const patience = { timeout: 20_000, interval: 20 };
const isReplicaRead = (database: OpenDatabase) => database.replicas?.find() !== null;
const untilRead = (database: OpenDatabase) => vi.waitFor(() => expect(isReplicaRead(database)).toBe(true), patience);

describe.each(clusterPrograms())('a replica', (programs) => {
  let cluster: PostgresCluster;
  let database: OpenDatabase;
  let shop: TestShop;
  const tags: string[] = [];
  const lines: string[] = [];

  beforeAll(async () => {
    cluster = await startCluster(programs);
    database = await openServer(cluster.urlOf(cluster.primary), {
      databasePool: 5,
      statementTimeoutMs: 10_000,
      readUrl: cluster.urlOf(cluster.standby),
      replicaMaxLagMs: 1_000,
      log: pino({}, { write: (line) => void lines.push(line) }),
    });
    shop = await createTestShop({ database });
    await database.listen({ onChange: (tag) => void tags.push(tag), onGap: () => void tags.push('gap') });
  });

  afterAll(async () => {
    await shop.close();
    await cluster.remove();
  });

  beforeEach(async () => {
    await untilRead(database);
    tags.length = 0;
    lines.length = 0;
  });

  const pause = () => cluster.run(cluster.standby, 'select pg_wal_replay_pause()');
  const resume = () => cluster.run(cluster.standby, 'select pg_wal_replay_resume()');

  afterEach(async () => {
    vi.restoreAllMocks();
    // The last test ends it.
    await resume().catch(() => {});
  });

  const setName = (title: string) =>
    database.db.execute(sql`update product set name = jsonb_build_object('cs', ${title}::text) where id = 'p-konev'`);
  const readName = async (): Promise<unknown> => {
    const { json } = await shop.call('GET', '/cms/catalog/product?ids=p-konev');
    return (json as { entities: { name: string }[] }).entities[0]?.name;
  };

  const listing = encodeURIComponent(btoa('{"query":"konev"}'));
  it.each([
    ['GET', '/cms/catalog/product?ids=p-konev&include=alternatives,safety', 200],
    ['GET', '/store/api/v1/products/p-konev', 200],
    ['GET', '/cms/catalog/category?slugs=zahrada', 200],
    ['GET', '/store/api/v1/product-categories', 200],
    ['GET', `/cms/api/catalog/v2/state?scope=${listing}`, 200],
    ['GET', '/store/api/v1/searches/popular', 200],
    ['GET', '/cms/search?query=konev', 200],
    ['GET', '/cms/sitemap', 200],
    ['GET', '/cms/sitemap/product', 200],
    ['GET', '/cms/catalog/recommendations?placements=product_detail_related&products=p-hadice', 200],
    ['GET', '/store/api/v1/globals', 200],
    ['GET', '/cms/menu-object/header', 404],
    ['GET', '/cms/url-rewrite?path=/nic', 404],
    ['GET', '/cms/redirect?path=/nic', 200],
    ['POST', '/cms/graphql', 200],
  ] as const)('is what %s %s reads', async (method, url, status) => {
    const { replicas } = database;
    if (replicas === null) throw new TypeError('no replicas');
    const find = vi.spyOn(replicas, 'find');
    const leave = vi.spyOn(replicas, 'leave');
    const body = method === 'POST' ? { body: { query: '{ brand_total }' } } : {};
    expect(await shop.call(method, url, body)).toMatchObject({ status });
    expect(find.mock.results.map(({ value }) => value !== null)).toEqual([true]);
    expect(leave).not.toHaveBeenCalled();
  });

  it('is not read before it has the notified changes, of which hosts are notified within a second', async () => {
    await pause();
    await setName('Stojan');
    await vi.waitFor(() => expect(tags).toContain('product:p-konev'), patience);
    expect(isReplicaRead(database)).toBe(false);
    expect(await readName()).toBe('Stojan');
    await resume();
    await untilRead(database);
    expect(await readName()).toBe('Stojan');
  });

  it('never lets what is read after a notification be older than the change', async () => {
    const from = { replica: 0, primary: 0 };
    for (let turn = 0; turn < 40; turn += 1) {
      tags.length = 0;
      await setName(`Konev ${turn}`);
      if (turn % 2 === 0)
        await vi.waitFor(() => expect(tags).toContain('product:p-konev'), { timeout: 5000, interval: 1 });
      else await database.replicas?.waitForOwnWrites();
      from[isReplicaRead(database) ? 'replica' : 'primary'] += 1;
      expect(await readName()).toBe(`Konev ${turn}`);
    }
    expect(from.replica, 'notified once it has them').toBeGreaterThan(0);
  });

  it('shows who writes by a request what they wrote, and settings of the version that is read', async () => {
    await pause();
    await database.db.execute(
      sql`update setting set value = jsonb_set(value, '{name}', '"Nová výloha"') where name = 'contact'`,
    );
    // Any request that writes.
    await fillGuestCart(shop, 'v-konev', 1);
    const { json } = await shop.call('GET', '/store/api/v1/globals');
    expect(json).toMatchObject({ data: { contact: { name: 'Nová výloha' } } });
    await resume();
    await untilRead(database);
    expect((await shop.call('GET', '/store/api/v1/globals')).json).toMatchObject({
      data: { contact: { name: 'Nová výloha' } },
    });
  });

  it('is left while it is too late, and read again when it has caught up', async () => {
    await pause();
    const write = () => database.db.execute(sql`update rate_limit set count = count + 1`);
    await write();
    await vi.waitFor(async () => {
      await write();
      expect(isReplicaRead(database)).toBe(false);
    }, patience);
    expect(tags, 'no change was notified').toEqual([]);
    expect(lines.join('')).toContain('a replica is late: the primary is read');
    await resume();
    await untilRead(database);
    expect(lines.join('')).toContain('a replica is near');
  });

  it('is replaced by the primary at once when it is away', async () => {
    await cluster.standby.stop('SIGQUIT');
    expect((await shop.call('GET', '/cms/catalog/product?ids=p-konev')).status).toBe(200);
    await vi.waitFor(() => expect(lines.join('')).toContain('a replica is away: the primary is read'), patience);
    expect(isReplicaRead(database)).toBe(false);
  });
});
