import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilesConfig } from '@vyloha/config/server';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FileStore, FilesUnavailable, openPlace } from '@vyloha/backend-files';
import type { OpenDatabase } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { issueDocuments } from '@vyloha/backend-orders';
import { shopDocumentFile, shopOrder } from '@vyloha/backend-orders/tables';
import { createTestShop, testSettings, type TestShop } from '../testing/create-test-shop';
import { placeGuestOrder } from '../testing/place-guest-order';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in';
import { moveContents } from '../testing/stored-contents';
import { testDatabases } from '../testing/test-databases';
import { mailDeclarations } from '../modules';

const listed = v.object({ data: v.array(v.object({ id: v.string(), formats: v.array(v.string()) })) });

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

let folder: string;
let standIn: S3StandIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vyloha-documents-'));
  standIn = await startS3StandIn(join(folder, 'objects'));
});

afterAll(async () => {
  await standIn.stop();
  await rm(folder, { recursive: true });
});

describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))(
  'files of documents on $name',
  ({ open }) => {
    describe.each(['a folder', 'S3'])('in %s', (kind) => {
      let database: OpenDatabase;
      let files: FilesConfig;
      let store: FileStore;
      let shop: TestShop;
      /** Another backend of the shop, which does not reach its files. */
      let cutOff: TestShop;
      let token: string;
      /** Digests of what is downloaded. */
      let before: Record<string, string>;

      beforeEach(async () => {
        database = await open();
        files = kind === 'S3' ? standIn.config : { folder: join(folder, 'shared') };
        store = openPlace(files);
        const shared = { ...database, close: () => Promise.resolve() };
        shop = await createTestShop({ database: shared, settings: { files } });
        cutOff = await createTestShop({
          fixture: false,
          database: shared,
          settings: { files: { ...standIn.config, endpoint: 'http://127.0.0.1:9' } },
        });
        token = await placeGuestOrder(shop, { payment_id: 'pay-transfer' });
        const [order] = await shop.db.select().from(shopOrder);
        for (const status of ['paid', 'shipped'] as const) {
          await shop.db.transaction((tx) => issueDocuments(tx, order?.id ?? '', status, shop.clock.now));
        }
        before = await downloads();
      });
      afterEach(async () => {
        await shop.close();
        await cutOff.close();
        await database.close();
        for await (const { key } of store.list('documents/')) await store.delete(key);
      });

      const get = (path = '', { app } = shop) =>
        app.inject({ method: 'GET', url: `/store/api/v1/orders/token/${token}/documents${path}` });

      async function downloads(from = shop): Promise<Record<string, string>> {
        const { data } = v.parse(listed, (await get('', from)).json());
        const paths = data.flatMap(({ id, formats }) => formats.map((format) => `/${id}/${format}`)).sort();
        const files = await Promise.all(paths.map((path) => get(path, from)));
        expect(files.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
        return Object.fromEntries(files.map(({ rawPayload }, index) => [paths[index], sha256(rawPayload)]));
      }

      const rows = () => shop.db.select().from(shopDocumentFile).orderBy(asc(shopDocumentFile.documentId));
      const move = (from = shop, canContinue?: () => Promise<boolean>) => moveContents(from, files, canContinue);
      const keys = async () => {
        const found = [];
        for await (const { key } of store.list('documents/')) found.push(key);
        return found;
      };

      it('are moved there and stay what was issued, for shoppers and in mails', async () => {
        expect(Object.keys(before)).toHaveLength(3);
        await move();
        expect((await rows()).map(({ content }) => content)).toEqual([null, null, null]);
        expect(await keys()).toHaveLength(3);
        expect(await downloads()).toEqual(before);
        const [invoice] = await shop.db.select().from(shopDocumentFile).where(eq(shopDocumentFile.format, 'isdoc'));
        const { compose } = mailDeclarations.find(({ kinds }) => kinds.includes('documentSent')) ?? expect.fail();
        const [mail] = await shop.db.select().from(outboxMail).limit(1);
        const composed = await compose(
          { services: shop.services, db: shop.db, settings: testSettings, now: () => shop.clock.now },
          { ...(mail ?? expect.fail()), kind: 'documentSent', subjectId: invoice?.documentId ?? '' },
        );
        const attached = composed?.mail.attachments?.map(({ content }) => sha256(content));
        expect(attached?.slice(0, 2)).toEqual(
          ['pdf', 'isdoc'].map((format) => before[`/${invoice?.documentId}/${format}`]),
        );
      });

      it('are moved by the next one where a backend was broken off, over what it left half-written', async () => {
        const [first] = await rows();
        await store.put(`documents/${first?.documentId}.${first?.format}`, Buffer.from('%PDF-half'));
        let steps = 0;
        await move(shop, () => Promise.resolve((steps += 1) <= 2));
        expect((await rows()).filter(({ content }) => content === null)).toHaveLength(2);
        expect(await downloads()).toEqual(before);
        await Promise.all([move(), move()]);
        expect((await rows()).filter(({ content }) => content === null)).toHaveLength(3);
        expect(await downloads()).toEqual(before);
      });

      it('stay in the database while the store is away, and are 503 once they are moved', async () => {
        await expect(move(cutOff)).rejects.toThrow(FilesUnavailable);
        expect(await downloads(cutOff)).toEqual(before);
        await move();
        const [path = ''] = Object.keys(before);
        const response = await get(path, cutOff);
        expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
        expect((await get('', cutOff)).statusCode).toBe(200);
      });

      it('are not sent when they are not what was issued', async () => {
        await move();
        const [path = ''] = Object.keys(before);
        const [key = ''] = await keys();
        await store.put(key, Buffer.from('%PDF-another'));
        const statuses = await Promise.all(Object.keys(before).map(async (one) => (await get(one)).statusCode));
        expect(statuses.filter((status) => status === 500)).toHaveLength(1);
        for (const one of await keys()) await store.delete(one);
        expect((await get(path)).statusCode).toBe(500);
      });
    });

    it('stay in it unless the shop says where its files are', async () => {
      const database = await open();
      const shop = await createTestShop({ database });
      await placeGuestOrder(shop, { payment_id: 'pay-transfer' });
      const [order] = await shop.db.select().from(shopOrder);
      await shop.db.transaction((tx) => issueDocuments(tx, order?.id ?? '', 'paid', shop.clock.now));
      await moveContents(shop, null);
      expect((await shop.db.select().from(shopDocumentFile)).filter(({ content }) => content === null)).toEqual([]);
      await shop.close();
    });
  },
);

it('files of documents stay in an embedded database, whose backup has everything in it', async () => {
  const shop = await createTestShop();
  await placeGuestOrder(shop, { payment_id: 'pay-transfer' });
  const [order] = await shop.db.select().from(shopOrder);
  await shop.db.transaction((tx) => issueDocuments(tx, order?.id ?? '', 'paid', shop.clock.now));
  await moveContents(shop, { folder: join(folder, 'shared') });
  expect((await shop.db.select().from(shopDocumentFile)).filter(({ content }) => content === null)).toEqual([]);
  await shop.close();
});
