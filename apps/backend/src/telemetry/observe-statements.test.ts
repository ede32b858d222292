import { fetchMetrics, sumSamples } from '@vyloha/telemetry/testing';
import { serveMetrics } from '@vyloha/telemetry/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, type OpenDatabase, observeLockWaits, observeStatements } from '@vyloha/backend-kernel';
import { observeEveryStatement, requestScope } from '@vyloha/backend-kernel/testing';
import { testSettings } from '../testing/create-test-shop';
import { testDatabases } from '../testing/test-databases';

const quick = { operation: { ...testSettings.operation, statementTimeoutMs: 2_000 } };

async function readMetric(name: string, route: string): Promise<number> {
  const port = (await serveMetrics({ host: '127.0.0.1', port: 0 })) ?? 0;
  return sumSamples(await fetchMetrics(port), name, { route });
}

describe.each(testDatabases())('statements on $name', ({ name: database, open }) => {
  let db: Database;
  let close: () => Promise<void>;
  let lines: { line: unknown; of: string }[];
  let stop: () => void;
  const logOf = (of: string) => ({ warn: (line: unknown) => void lines.push({ line, of }) });

  beforeAll(async () => {
    ({ db, close } = await open());
    lines = [];
    stop = observeStatements(quick, logOf('process'));
  });
  afterAll(async () => {
    stop();
    await close();
  });

  const secret = 'jana@example.com';
  const slow = sql`select pg_sleep(0.15), ${secret}::text, 'Praha 1'`;

  it('are logged without values, on one line, when slow; quick ones are not logged', async () => {
    await db.execute(sql`select 1`);
    expect(lines).toEqual([]);
    await db.execute(slow);
    expect(lines).toMatchObject([
      {
        of: 'process',
        line: { sql: 'select pg_sleep(?), $1::text, ?', route: 'upkeep', milliseconds: expect.any(Number) },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('name the request for which they are run, in a transaction too', async () => {
    lines = [];
    const scope = { route: '/store/api/v1/cart', log: logOf('request') };
    await requestScope.run(scope as never, async () => {
      await db.transaction(async (tx) => {
        await tx.execute(slow);
      });
    });
    expect(lines).toMatchObject([{ of: 'request', line: { route: '/store/api/v1/cart' } }]);
  });

  it('name their own request when they waited for a connection of another', async () => {
    const routes: (string | undefined)[] = [];
    const silence = observeEveryStatement((text) => {
      const own = /own_(\d+)/.exec(text)?.[1];
      if (own !== undefined) routes.push(`${own}=${requestScope.getStore()?.route}`);
      return () => {};
    });
    const numbers = Array.from({ length: 60 }, (_, index) => index);
    await Promise.all(
      numbers.map((number) =>
        requestScope.run({ route: String(number) } as never, async () => {
          await db.execute(sql.raw(`select 1 as own_${number}`));
        }),
      ),
    );
    silence();
    expect(routes.sort()).toEqual(numbers.map((number) => `${number}=${number}`).sort());
  });

  it('are measured when they fail, with the error unchanged', async () => {
    const errors: unknown[] = [];
    const silence = observeEveryStatement(() => (error) => void errors.push(error));
    await expect(db.execute(sql`select * from nowhere`)).rejects.toThrow();
    await expect(db.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    silence();
    expect(errors[0]).toBeInstanceOf(Error);
    expect(errors.at(-1) ?? null).toBeNull();
  });

  it('are counted by route, with their time', async () => {
    const route = `/store/api/v1/${database}`;
    await requestScope.run({ route, log: logOf('request') } as never, async () => void (await db.execute(slow)));
    expect(await readMetric('vyloha_database_route_statements_total', route)).toBe(1);
    expect(await readMetric('vyloha_database_route_seconds_total', route)).toBeGreaterThan(0.1);
  });

  it('are counted by their first word only', async () => {
    const port = (await serveMetrics({ host: '127.0.0.1', port: 0 })) ?? 0;
    const samples = await fetchMetrics(port);
    const name = 'vyloha_database_statement_duration_seconds_count';
    expect(sumSamples(samples, name, { operation: 'select' })).toBeGreaterThan(0);
    const operations = samples.filter((sample) => sample.name === name).map(({ labels }) => labels['operation']);
    expect(operations.every((operation) => /^[a-z]+$/.test(operation ?? ''))).toBe(true);
  });
});

const servers = testDatabases().filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('waits on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open({ databasePool: 2, statementTimeoutMs: 10_000 });
  });
  afterAll(() => database.close());

  const inRoute = <Result>(route: string, work: () => Promise<Result>) =>
    requestScope.run({ route } as never, async () => {
      const result = await work();
      return result;
    });

  it('for locks of others are counted by the route that waits', async () => {
    const stop = observeLockWaits(database);
    const lock = sql`select pg_advisory_xact_lock(77)`;
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let hold = () => {};
    const isHeld = new Promise<void>((resolve) => (hold = resolve));
    const holder = inRoute('holds', () =>
      database.db.transaction(async (tx) => {
        await tx.execute(lock);
        hold();
        await isReleased;
      }),
    );
    await isHeld;
    const waiter = inRoute('waits', () => database.db.transaction((tx) => tx.execute(lock)));
    await vi.waitFor(async () => expect(await readMetric('vyloha_database_lock_waits_total', 'waits')).toBe(1), 5_000);
    release();
    await Promise.all([holder, waiter]);
    stop();
    expect(await readMetric('vyloha_database_lock_wait_seconds_total', 'waits')).toBeGreaterThan(0);
    expect(await readMetric('vyloha_database_lock_waits_total', 'holds')).toBe(0);
  });

  it('for a connection are counted by the route that waits', async () => {
    const sleep = () => database.db.execute(sql`select pg_sleep(0.2)`);
    // A statement starts when somebody waits for it.
    const busy = [sleep(), sleep()].map((statement) => statement.then(() => {}));
    await Promise.all([...busy, inRoute('queues', sleep)]);
    expect(await readMetric('vyloha_database_pool_waits_total', 'queues')).toBe(1);
    expect(await readMetric('vyloha_database_pool_wait_seconds_total', 'queues')).toBeGreaterThan(0.05);
  });
});
