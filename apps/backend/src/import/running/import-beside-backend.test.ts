import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ImportDocument } from '@vyloha/import-documents';
import { eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '@vyloha/backend-kernel';
import { listingPrice, price, stock } from '@vyloha/backend-catalog/tables';
import { importedId } from '@vyloha/backend-import/tables';
import { job, leaderLease } from '@vyloha/backend-kernel/tables';
import { startBackendProcess, type BackendProcess } from '../../testing/backend-process';
import { insertFixture } from '../../testing/fixture';
import { testSettings } from '../../testing/create-test-shop';
import { fillCartAt, placeCartAt } from '../../testing/http-shopper';
import { fillDataDir } from '../../testing/template-database';
import { testDatabases } from '../../testing/test-databases';
import { importShop } from '@vyloha/backend-import/testing';
import { createCategoryDocument, createProductDocument, baseShopDocuments } from '../testing/documents';

const run = promisify(execFile);
const headers = { 'x-locale': 'cs', 'x-currency': 'CZK' };
const initialStock = 5000;
/** More than one part of an import has. */
const productCount = 110;
const ids = Array.from({ length: productCount }, (_, index) => `p-${String(index).padStart(3, '0')}`);
const baseDocuments: readonly ImportDocument[] = [...baseShopDocuments.slice(2), createCategoryDocument('c-trubky')];
const products = (crowns: number) => ids.map((id) => createProductDocument(id, { category: 'c-trubky', crowns }));
const toLines = (documents: readonly unknown[]) => documents.map((document) => JSON.stringify(document)).join('\n');

describe.each(testDatabases())(
  'importing beside a running backend on $name',
  { timeout: 240_000 },
  ({ name, open }) => {
    let dataDir: string;
    let database: { databaseUrl: string | null; drop: () => Promise<void> };
    let started: BackendProcess[];

    const openItsDatabase = () => openDatabase({ ...testSettings, ...database, dataDir });

    beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'vyloha-import-'));
      started = [];
      database = { databaseUrl: null, drop: () => Promise.resolve() };
      if (name === 'PostgreSQL') {
        const opened = await open();
        database = { databaseUrl: opened.url, drop: () => opened.close() };
      } else await fillDataDir(dataDir);
      const { db, close } = await openItsDatabase();
      await insertFixture(db);
      await db.update(stock).set({ amount: initialStock }).where(eq(stock.variantId, 'v-konev'));
      await importShop(db, [...baseDocuments, ...products(101)]);
      await close();
    });

    afterEach(async () => {
      await Promise.all(started.map((backend) => backend.end('SIGKILL')));
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    });

    const environment = () => ({
      DATA_DIR: dataDir,
      ...(database.databaseUrl !== null && { DATABASE_URL: database.databaseUrl }),
    });
    async function start(port = '0'): Promise<BackendProcess> {
      const backend = await startBackendProcess({ ...environment(), BACKEND_PORT: port });
      started.push(backend);
      return backend;
    }
    /** The command line. */
    const command = (entry: string, port: string, ...args: string[]) =>
      run(process.execPath, [join(inject('programs'), `${entry}.js`), ...args], {
        env: { PATH: process.env['PATH'], BACKEND_PORT: port, ...environment() },
      });
    async function fileWith(documents: readonly unknown[]): Promise<string> {
      const path = join(dataDir, 'shop.jsonl');
      await writeFile(path, toLines(documents));
      return path;
    }
    /** That of a killed backend, for the end of which the next one would wait; the tests of jobs prove that it ends. */
    async function endLease(): Promise<void> {
      const { db, close } = await openItsDatabase();
      await db.delete(leaderLease);
      await close();
    }
    async function contents() {
      const { db, close } = await openItsDatabase();
      try {
        const prices = await db.selectDistinct({ minor: price.unitMinor }).from(price);
        const listed = await db.selectDistinct({ minor: listingPrice.priceMinor }).from(listingPrice);
        const [konev] = (await db.select().from(stock)).filter(({ variantId }) => variantId === 'v-konev');
        // What was not begun when the backend stopped waits for its next start.
        const failedJobs = await db.$count(job, isNotNull(job.lastError));
        return { prices, listed, konev: konev?.amount, failedJobs, seen: await db.$count(importedId) };
      } finally {
        await close();
      }
    }
    const priceAt = async (url: string, id: string) =>
      JSON.stringify(await (await fetch(`${url}/store/api/v1/products/${id}`, { headers })).json());
    const priceRangeAt = async (url: string) => {
      const scope = Buffer.from(JSON.stringify({ category: 'c-trubky' })).toString('base64url');
      const response = await fetch(`${url}/cms/api/catalog/v2/state?scope=${scope}`, { headers });
      return v.parse(v.looseObject({ priceRange: v.unknown() }), await response.json()).priceRange;
    };
    const minors = (rows: readonly { minor: number | null }[]) => rows.map(({ minor }) => minor);

    it('serves orders meanwhile, and lists the new prices when the import ends', async () => {
      const backend = await start();
      const port = new URL(backend.url).port;
      const file = await fileWith(products(123));
      let isOver = false;
      const buying = (async () => {
        const statuses: number[] = [];
        while (!isOver || statuses.length < 3) {
          const token = await fillCartAt(backend.url, 'v-konev');
          statuses.push((await placeCartAt(backend.url, token)).status);
        }
        return statuses;
      })();
      const { stdout } = await command('cli', port, file);
      isOver = true;
      const statuses = await buying;
      expect(statuses).toEqual(statuses.map(() => 200));
      expect(stdout).toContain(`${productCount} documents imported, ${productCount} of them products`);
      const changes = join(dataDir, 'changes.jsonl');
      await writeFile(changes, toLines([{ variantId: 'v-000-10', prices: [{ currency: 'CZK', price: 77 }] }]));
      expect((await command('prices-and-stock-cli', port, changes)).stdout).toContain('1 documents imported');
      const broken = await fileWith([...products(13.13), { ...createProductDocument('p-x'), categoryId: 'c-neni' }]);
      await expect(command('cli', port, broken)).rejects.toThrow("there is no category 'c-neni' before this document");
      expect(await backend.end('SIGTERM')).toBe(0);
      const { prices, listed, konev, failedJobs, seen } = await contents();
      expect(minors(prices)).toEqual(expect.arrayContaining([12_300, 7_700]));
      expect(minors(prices)).not.toContain(10_100);
      expect(minors(prices)).not.toContain(1_313);
      expect(minors(listed)).toEqual(expect.arrayContaining([12_300, 7_700]));
      expect(minors(listed)).not.toContain(10_100);
      expect([konev, failedJobs, seen]).toEqual([initialStock - statuses.length, 0, 0]);
    });

    it('loses nothing when it is killed in the middle: it continues or is restarted', async () => {
      const first = await start();
      const port = new URL(first.url).port;
      const file = await fileWith(products(222));
      const importing = command('cli', port, file);
      const outcome = importing.then(
        () => 'ended',
        () => 'killed',
      );
      await expect.poll(() => priceAt(first.url, ids[0] ?? ''), { timeout: 100_000, interval: 50 }).toContain('222');
      await first.end('SIGKILL');
      // With a PostgreSQL server the importer writes directly, so it is killed as well.
      if (name === 'PostgreSQL') {
        importing.child.kill('SIGKILL');
        await endLease();
      }
      const second = await start(port);
      if ((await outcome) === 'killed') await command('cli', port, file);
      await expect.poll(() => priceRangeAt(second.url), { timeout: 100_000 }).toEqual({ from: 222, to: 222 });
      await second.end('SIGTERM');
      const { prices, listed, failedJobs } = await contents();
      for (const minor of [minors(prices), minors(listed)]) {
        expect(minor).toContain(22_200);
        expect(minor).not.toContain(10_100);
      }
      expect(failedJobs).toBe(0);
    });
  },
);
