import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { testDatabases } from '../testing/test-databases';
import { type OpenDatabase, isUnavailable } from '@vyloha/backend-kernel';
import { openServer } from '@vyloha/backend-kernel/testing';
import { stock } from '@vyloha/backend-catalog/tables';

const servers = testDatabases().filter(({ name }) => name === 'PostgreSQL');
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.each(servers)('the pool of $name', ({ open }) => {
  let database: OpenDatabase & { url: string | null };
  let shop: TestShop;

  beforeAll(async () => {
    database = await open({ databasePool: 2, statementTimeoutMs: 600 });
    shop = await createTestShop({ database });
  });

  afterAll(() => shop.close());

  const settingOf = async (db: OpenDatabase['db'], name: string) => {
    const { rows } = await db.execute<{ value: string }>(sql`select current_setting(${name}) as value`);
    return rows[0]?.value;
  };

  it.each([
    ['jit', 'off', 'off'],
    ['statement_timeout', '600ms', '0'],
    ['lock_timeout', '3s', '0'],
    ['idle_in_transaction_session_timeout', '30s', '0'],
    ['application_name', 'vyloha', 'vyloha-upkeep'],
  ])('has %s %s for shoppers, %s for upkeep', async (name, forShoppers, forUpkeep) => {
    expect(await settingOf(database.db, name)).toBe(forShoppers);
    expect(await settingOf(database.upkeep, name)).toBe(forUpkeep);
  });

  it('prepares statements that are repeated on a connection, once', async () => {
    const found = await database.db.transaction(async (tx) => {
      for (const value of [1, 2, 3]) await tx.execute(sql`select ${value}::int as repeated`);
      return tx.execute<{ runs: number }>(
        sql`select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like '%repeated'`,
      );
    });
    expect(found.rows).toEqual([{ runs: 2 }]);
  });

  it('prepares none where a pooler may give each transaction another connection', async () => {
    const url = database.url ?? '';
    const pooled = await openServer(url, { databasePool: 2, statementTimeoutMs: 600, directUrl: url });
    const named = pooled.db
      .select({ one: sql`1 as pooled` })
      .from(stock)
      .limit(1)
      .prepare('pooled_statement');
    const found = await pooled.db.transaction(async (tx) => {
      for (const value of [1, 2, 3]) await tx.execute(sql`select ${value}::int as pooled`);
      return tx.execute(sql`select from pg_prepared_statements`);
    });
    await named.execute();
    expect(found.rows).toEqual([]);
    expect((await pooled.db.execute(sql`select name from pg_prepared_statements`)).rows).toEqual([]);
    await pooled.close();
  });

  it('cancels a statement that takes too long, for shoppers only', async () => {
    const slow = sql`select pg_sleep(0.9)`;
    expect(isUnavailable(await failureOf(database.db.execute(slow)))).toBe(true);
    expect(await failureOf(database.upkeep.execute(slow))).toBeNull();
  });

  it('responds 503 with Retry-After while all connections are busy, and stays ready', async () => {
    const { transaction } = database.db;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const holders = [1, 2].map(() =>
      transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await isReleased;
      }),
    );
    const [rest, graphql, ready] = await Promise.all([
      shop.call('GET', '/store/api/v1/currencies'),
      shop.call('POST', '/cms/graphql', { body: { query: '{ brand_total }' } }),
      shop.call('GET', '/readyz'),
    ]);
    release();
    await Promise.all(holders);
    for (const response of [rest, graphql])
      expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(ready.status).toBe(200);
    expect((await shop.call('GET', '/store/api/v1/currencies')).status).toBe(200);
  });

  it('retries a transaction that lost a race for rows', async () => {
    let holders = 0;
    let release = () => {};
    const bothHoldOne = new Promise<void>((resolve) => (release = resolve));
    const take = (first: string, second: string) => {
      let attempts = 0;
      return database.upkeep.transaction(async (tx) => {
        attempts += 1;
        const takeOne = (id: string) =>
          tx
            .update(stock)
            .set({ amount: sql`${stock.amount} - 1` })
            .where(sql`${stock.variantId} = ${id}`);
        await takeOne(first);
        holders += 1;
        if (holders === 2) release();
        await bothHoldOne;
        await takeOne(second);
        return attempts;
      });
    };
    const attempts = await Promise.all([take('v-konev', 'v-darek'), take('v-darek', 'v-konev')]);
    expect(Math.max(...attempts), 'one of them lost').toBeGreaterThan(1);
    const { rows } = await database.db.execute<{ amount: number }>(
      sql`select amount from ${stock} where variant_id in ('v-konev', 'v-darek') order by variant_id`,
    );
    expect(rows.map(({ amount }) => amount)).toEqual([48, 98]);
  });

  const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

  it('retries a transaction that lost more than once', async () => {
    let attempts = 0;
    const taken = database.db.transaction(async (tx) => {
      attempts += 1;
      await tx
        .update(stock)
        .set({ amount: sql`${stock.amount} - 1` })
        .where(sql`${stock.variantId} = 'v-konev'`);
      if (attempts < 4) throw deadlock();
      return attempts;
    });
    expect(await taken).toBe(4);
    const { rows } = await database.db.execute(sql`select amount from ${stock} where variant_id = 'v-konev'`);
    expect(rows, 'taken once').toEqual([{ amount: 97 }]);
  });

  it('gives up a transaction that always loses, and one that failed otherwise at once', async () => {
    const always = vi.fn(() => Promise.reject(deadlock()));
    expect(isUnavailable(await failureOf(database.db.transaction(always)))).toBe(true);
    expect(always.mock.calls.length).toBeGreaterThan(1);
    const broken = vi.fn(() => Promise.reject(new Error('a bug')));
    expect(await failureOf(database.db.transaction(broken))).toMatchObject({ message: 'a bug' });
    expect(broken).toHaveBeenCalledTimes(1);
  });
});
