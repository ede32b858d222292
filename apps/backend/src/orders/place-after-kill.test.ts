import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database';
import { outboxMail, shopOrder, stock } from '../database/schema';
import { startBackendProcess, type BackendProcess } from '../testing/backend-process';
import { insertFixture } from '../testing/fixture';
import { fillCartAt, placeCartAt, type PlacedOrder } from '../testing/http-shopper';
import { testSettings } from '../testing/create-test-shop';
import { decodeMail } from '../testing/mailbox';
import { testDatabases } from '../testing/test-databases';

const carts = 20;
const firstCodeOfYear = () => new Date().getFullYear() * 1_000_000 + 1;

describe.each(testDatabases())('orders and kill -9 on $name', { timeout: 120_000 }, ({ name, open }) => {
  let dataDir: string;
  let databaseUrl: string | null;
  let dropDatabase: () => Promise<void>;
  let started: BackendProcess[];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vyloha-kill-'));
    databaseUrl = null;
    started = [];
    dropDatabase = () => Promise.resolve();
    if (name === 'PostgreSQL') {
      const opened = await open();
      databaseUrl = opened.url;
      dropDatabase = () => opened.close();
    }
    const filled = await openDatabase({ ...testSettings, databaseUrl, dataDir });
    await insertFixture(filled.db);
    await filled.close();
  });

  afterEach(async () => {
    await Promise.all(started.map((backend) => backend.end('SIGKILL')));
    await dropDatabase();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<BackendProcess> {
    const ofDatabase = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    const backend = await startBackendProcess({ DATA_DIR: dataDir, ...ofDatabase });
    started.push(backend);
    return backend;
  }

  /** Codes of the orders whose confirmations have been written. */
  async function mailedCodes(): Promise<Set<string>> {
    const folder = join(dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
    const mails = await Promise.all(
      names.map(async (name) => decodeMail(await readFile(join(folder, name), 'latin1'))),
    );
    return new Set(mails.flatMap((mail) => /objednávku (\d{10})/.exec(mail)?.[1] ?? []));
  }

  it('keeps what was confirmed, and repeats it', async () => {
    const first = await start();
    const tokens = await Promise.all(Array.from({ length: carts }, () => fillCartAt(first.url, 'v-konev')));
    const answered = new Map<string, PlacedOrder>();
    const attempts = tokens.map(async (token) => {
      const { order } = await placeCartAt(first.url, token);
      if (order === null) return;
      answered.set(token, order);
      if (answered.size === 3) await first.end('SIGKILL');
    });
    await Promise.allSettled(attempts);
    expect(answered.size).toBeGreaterThanOrEqual(3);

    const second = await start();
    const repeated = await Promise.all(tokens.map((token) => placeCartAt(second.url, token)));
    expect(repeated.map(({ status }) => status)).toEqual(Array<number>(carts).fill(200));
    tokens.forEach((token, index) => {
      const known = answered.get(token);
      if (known !== undefined) expect(repeated[index]?.order).toEqual(known);
    });
    const token = [...answered.values()][0]?.token ?? '';
    expect((await fetch(`${second.url}/store/api/v1/orders/token/${token}`)).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);

    const { db, close } = await openDatabase({ ...testSettings, databaseUrl, dataDir });
    const codes = (await db.select({ code: shopOrder.code }).from(shopOrder)).map(({ code }) => code).sort();
    expect(codes).toEqual(Array.from({ length: carts }, (_, index) => String(firstCodeOfYear() + index)));
    const waiting = await db
      .select({ code: shopOrder.code })
      .from(outboxMail)
      .innerJoin(shopOrder, eq(shopOrder.id, outboxMail.orderId));
    const confirmed = new Set([...(await mailedCodes()), ...waiting.map(({ code }) => code)]);
    expect([...confirmed].sort(), 'mailed or still to be').toEqual(codes);
    const [shelf] = await db.select().from(stock).where(eq(stock.variantId, 'v-konev'));
    expect(shelf?.amount).toBe(100 - carts);
    await close();
  });

  it('finishes requests in flight on shutdown', async () => {
    const backend = await start();
    const tokens = await Promise.all(Array.from({ length: carts }, () => fillCartAt(backend.url, 'v-konev')));
    const attempts = tokens.map((token) => placeCartAt(backend.url, token));
    await Promise.race(attempts);
    const ended = backend.end('SIGTERM');
    const answers = await Promise.all(attempts);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(carts).fill(200));
    expect(await ended).toBe(0);
  });
});
