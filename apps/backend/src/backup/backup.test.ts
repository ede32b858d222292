import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCommandKey } from '@vyloha/backend-kernel';
import { openEmbedded } from '@vyloha/backend-kernel/testing';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { fillDataDir } from '../testing/template-database';
import { testDatabases } from '../testing/test-databases';

const placed = v.object({ data: v.object({ order: v.object({ token: v.string() }) }) });
const written = v.object({ data: v.object({ path: v.string(), bytes: v.number() }) });

let dataDir: string;
let shop: TestShop;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vyloha-backup-'));
});
afterEach(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const backUp = (key: string) =>
  shop.call('POST', '/store/api/v1/backups', { headers: { authorization: `Bearer ${key}` }, body: {} });

async function placeOrder(): Promise<string> {
  const guest = await fillGuestCart(shop, 'v-hadice-20', 1);
  const { json } = await shop.call('POST', '/store/api/v1/cart/place', { headers: guest, body: createPlaceBody() });
  return v.parse(placed, json).data.order.token;
}

const orderStatus = async (token: string) => (await shop.call('GET', `/store/api/v1/orders/token/${token}`)).status;

describe('a backup of the embedded shop', { timeout: 180_000 }, () => {
  beforeEach(() => fillDataDir(dataDir));

  it('unpacked into an empty folder is the shop at that time, while the first one keeps running', async () => {
    shop = await createTestShop({ settings: { dataDir }, database: await openEmbedded(dataDir) });
    const before = await placeOrder();
    const { status, json } = await backUp(await readCommandKey(dataDir));
    expect(status).toBe(200);
    const { path, bytes } = v.parse(written, json).data;
    const after = await placeOrder();
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
    expect(await stat(path)).toMatchObject({ size: bytes });
    expect((await stat(path)).mode & 0o077).toBe(0);
    await shop.close();

    const restored = join(dataDir, 'restored');
    await mkdir(join(restored, 'database'), { recursive: true });
    execFileSync('tar', ['-xzf', path, '-C', join(restored, 'database')], { stdio: 'ignore' });
    const opened = await openEmbedded(restored);
    shop = await createTestShop({ fixture: false, settings: { dataDir: restored }, database: opened });
    expect(await orderStatus(before)).toBe(200);
    expect(await orderStatus(after)).toBe(404);
    expect(await orderStatus(await placeOrder())).toBe(200);
  });

  it('is consistent while orders are placed', async () => {
    shop = await createTestShop({ settings: { dataDir }, database: await openEmbedded(dataDir) });
    const key = await readCommandKey(dataDir);
    const before = await placeOrder();
    const [backup] = await Promise.all([backUp(key), placeOrder(), placeOrder()]);
    const { path } = v.parse(written, backup?.json).data;
    await shop.close();
    await rm(join(dataDir, 'database'), { recursive: true });
    await mkdir(join(dataDir, 'database'));
    execFileSync('tar', ['-xzf', path, '-C', join(dataDir, 'database')], { stdio: 'ignore' });
    shop = await createTestShop({ fixture: false, settings: { dataDir }, database: await openEmbedded(dataDir) });
    expect(await orderStatus(before)).toBe(200);
    const { rows } = await shop.db.execute(
      'select count(*)::int as orders, count(distinct order_id)::int as moved from shop_order left join stock_move on order_id = shop_order.id',
    );
    expect(rows[0]?.['orders']).toBeGreaterThanOrEqual(1);
    expect(rows[0]?.['moved']).toBe(rows[0]?.['orders']);
  });
});

describe.each(testDatabases())('on $name', ({ name, open }) => {
  it('is only made by a command, and only of an embedded database', async () => {
    shop = await createTestShop({ settings: { dataDir }, database: await open() });
    expect(await backUp('a-guess')).toMatchObject({ status: 403 });
    expect(await shop.call('POST', '/store/api/v1/backups', { body: {} })).toMatchObject({ status: 403 });
    const { status } = await backUp(await readCommandKey(dataDir));
    expect(status).toBe(name === 'PGlite' ? 200 : 409);
  });
});
