import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { enqueueJobs } from '@vyloha/backend-kernel';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { testDatabases } from '../../testing/test-databases';
import { workAllJobs } from '../../testing/upkeep';

const later = (shop: TestShop, seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};

describe.each(testDatabases())('/readyz on $name', ({ open }) => {
  let shop: TestShop;

  afterEach(() => shop.close());

  const readiness = () => shop.call('GET', '/readyz', { headers: { 'x-locale': 'cs' } });

  it('is 503 for a shop that was never imported, with advice', async () => {
    shop = await createTestShop({ database: await open(), fixture: false });
    expect(await readiness()).toMatchObject({
      status: 503,
      json: { errors: [{ title: expect.stringContaining('import.js') }] },
    });
  });

  it('is 503 while no product of a new shop is listed', async () => {
    shop = await createTestShop({ database: await open() });
    await enqueueJobs(shop.db, 'all-listings', ['']);
    expect(await readiness()).toMatchObject({
      status: 503,
      json: { errors: [{ title: expect.stringContaining('výpisů') }] },
    });
    await workAllJobs(shop.db);
    later(shop, 10);
    expect(await readiness()).toMatchObject({ status: 200, json: { status: 'ready' } });
  });

  it('is 503 while the database can be read but not written', async () => {
    shop = await createTestShop({ database: await open() });
    expect((await readiness()).status).toBe(200);
    // The error PostgreSQL raises on a full disk.
    await shop.db.execute(sql`create function disk_is_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await shop.db.execute(sql`create trigger disk_is_full before insert on rate_limit
      for each row execute function disk_is_full()`);
    later(shop, 10);
    expect(await readiness()).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect((await shop.call('GET', '/store/api/v1/currencies')).status).toBe(200);
    await shop.db.execute(sql`drop function disk_is_full cascade`);
    later(shop, 10);
    expect((await readiness()).status).toBe(200);
  });

  it('is 503 while the folder of an embedded database is not writable', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vyloha-ready-'));
    shop = await createTestShop({ database: await open(), embeddedIn: folder });
    expect((await readiness()).status).toBe(200);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
    later(shop, 10);
    expect((await readiness()).status).toBe(503);
  });

  it('probes the disk at a limited rate, however often it is requested', async () => {
    shop = await createTestShop({ database: await open() });
    await Promise.all(Array.from({ length: 20 }, readiness));
    await shop.db.execute(sql`delete from rate_limit`);
    await readiness();
    const { rows } = await shop.db.execute(sql`select from rate_limit`);
    expect(rows).toHaveLength(0);
  });
});
