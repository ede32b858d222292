import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, isUnavailable } from '@vyloha/backend-kernel';
import { openServer } from '@vyloha/backend-kernel/testing';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { type PostgresCluster, clusterPrograms, startCluster } from '../testing/postgres-cluster';

const patience = { timeout: 30_000, interval: 50 };
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(clusterPrograms())('a failover', (programs) => {
  let cluster: PostgresCluster;
  let database: OpenDatabase;
  let shop: TestShop;
  const notified: string[] = [];

  beforeAll(async () => {
    cluster = await startCluster(programs);
    database = await openServer(cluster.urlOfBoth, { databasePool: 5, statementTimeoutMs: 10_000 });
    shop = await createTestShop({ database });
    await database.listen({ onChange: (tag) => void notified.push(tag), onGap: () => void notified.push('gap') });
  });

  afterAll(async () => {
    await shop.close();
    await cluster.remove();
  });

  it('ends what is under way with 503, and loses no order that was placed, nor places one twice', async () => {
    const headers = await fillGuestCart(shop, 'v-konev', 1);
    const order = () =>
      shop.call('POST', '/store/api/v1/cart/place', {
        headers: { ...headers, 'idempotency-key': 'the-same-attempt-to-order' },
        body: createPlaceBody(),
      });
    const underWay = [
      failureOf(database.db.execute(sql`select pg_sleep(30)`)),
      failureOf(database.db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`))),
      failureOf(database.upkeep.execute(sql`select pg_sleep(30)`)),
    ];
    let acknowledged = 0;
    let isOver = false;
    const failures = new Set<string>();
    const writing = (async () => {
      while (!isOver) {
        const failure = await failureOf(
          database.db.execute(sql`
          insert into rate_limit (key, count, resets_at) values (${`written ${acknowledged}`}, 1, now() + interval '1 day')
          on conflict do nothing`),
        );
        if (failure === null) acknowledged += 1;
        else failures.add(isUnavailable(failure) ? 'unavailable' : String(failure));
        await sleep(2);
      }
    })();
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(20), patience);
    await cluster.primary.stop('SIGQUIT');
    for (const failure of await Promise.all(underWay)) expect(failure).toSatisfy(isUnavailable);
    expect(await order()).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    await cluster.run(cluster.standby, 'select pg_promote()');
    const before = acknowledged;
    await vi.waitFor(async () => expect(await order()).toMatchObject({ status: 200 }), patience);
    expect(await order(), 'the same attempt').toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(before), patience);
    isOver = true;
    await writing;
    expect([...failures]).toEqual(['unavailable']);
    const { rows } = await database.db.execute<{ written: number; orders: number }>(sql`
      select (select count(*)::int from rate_limit where key like 'written %') as written,
        (select count(*)::int from shop_order) as orders`);
    expect(rows[0]?.orders).toBe(1);
    expect(rows[0]?.written).toBeGreaterThanOrEqual(acknowledged);
  }, 60_000);

  it('is followed by maintenance and by what tells of changes', async () => {
    expect(await failureOf(database.upkeep.execute(sql`delete from rate_limit`))).toBeNull();
    await vi.waitFor(() => expect(notified).toContain('gap'), patience);
    notified.length = 0;
    await database.db.execute(
      sql`update product set name = jsonb_build_object('cs', 'Jiná konev') where id = 'p-konev'`,
    );
    await vi.waitFor(() => expect(notified).toContain('product:p-konev'), patience);
    expect((await shop.call('GET', '/readyz')).status).toBe(200);
  });
});
