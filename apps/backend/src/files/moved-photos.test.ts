import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilesConfig } from '@vyloha/config/server';
import type { ImportDocument } from '@vyloha/import-documents';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimPhoto, warrantyClaim } from '@vyloha/backend-after-sales/tables';
import { type FileStore, FilesUnavailable, openPlace } from '@vyloha/backend-files';
import { orphanedFile } from '@vyloha/backend-files/tables';
import { importShop } from '@vyloha/backend-import/testing';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { review, reviewPhoto } from '@vyloha/backend-reviews/tables';
import type { TestShop } from '../testing/create-test-shop';
import { placeGuestOrder } from '../testing/place-guest-order';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in';
import { openShopWithMailbox } from '../testing/shop-with-mailbox';
import { moveContents, removeOrphanedFiles } from '../testing/stored-contents';
import { testDatabases } from '../testing/test-databases';

const store = '/store/api/v1';
const withId = v.object({ json: v.object({ data: v.object({ id: v.string() }) }) });
const withContent = v.object({ json: v.object({ data: v.object({ content: v.string() }) }) });

let folder: string;
let standIn: S3StandIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vyloha-photos-'));
  standIn = await startS3StandIn(join(folder, 'objects'));
});

afterAll(async () => {
  await standIn.stop();
  await rm(folder, { recursive: true });
});

describe.each(testDatabases().filter(({ name }) => name === 'PostgreSQL'))('photographs on $name', ({ open }) => {
  describe.each(['a folder', 'S3'])('in %s', (kind) => {
    let files: FilesConfig;
    let there: FileStore;
    let shop: TestShop;
    let key: string;
    let token: string;
    let reviewed: string;
    const claimed = 'cp-1';

    beforeEach(async () => {
      files = kind === 'S3' ? standIn.config : { folder: join(folder, 'shared') };
      there = openPlace(files);
      const opened = await openShopWithMailbox(open, { files });
      shop = opened.shop;
      key = await opened.commandKey();
      const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1d6a3c' } })
        .jpeg()
        .toBuffer();
      const body = { content: photo.toString('base64') };
      reviewed = v.parse(withId, await shop.call('POST', `${store}/review-photos`, { body })).json.data.id;
      await shop.call('POST', `${store}/products/p-konev/reviews`, {
        body: { name: 'Petr', email: 'petr@example.com', stars: 5, photos: [reviewed] },
      });
      await command('moderation/photos/publish', { id: reviewed });
      token = await placeGuestOrder(shop);
      await insertClaim(photo);
    });
    afterEach(async () => {
      await shop.close();
      for (const one of await keys()) await there.delete(one);
    });

    const command = (path: string, body: object) =>
      shop.call('POST', `${store}/${path}`, { headers: { authorization: `Bearer ${key}` }, body });
    const move = (canContinue?: () => Promise<boolean>) => moveContents(shop, files, canContinue);

    async function insertClaim(content: Buffer): Promise<void> {
      const [order] = await shop.db.select().from(shopOrder);
      await shop.db.insert(warrantyClaim).values({
        ...{
          id: 'wc-1',
          code: 'R26000001',
          orderId: order?.id ?? '',
          itemId: 'i-1',
          amount: 1,
          description: 'Prasklá',
        },
        ...{ solution: 'repair', attemptHash: 'a', createdAt: shop.clock.now, dueDay: '2026-12-21' },
      });
      await shop.db.insert(claimPhoto).values({ id: claimed, claimId: 'wc-1', content, createdAt: shop.clock.now });
    }

    async function keys(): Promise<string[]> {
      const found = [];
      for await (const one of there.list('photos/')) found.push(one.key);
      return found.sort();
    }

    /** As the staff, shoppers and whoever claimed see them. */
    async function contents(): Promise<unknown[]> {
      const seen = [
        await command('moderation/photos/content', { id: reviewed }),
        await command('claims/photos/content', { code: 'R26000001', number: 1 }),
        await shop.call('GET', `${store}/claims/orders/${token}/R26000001/photos/1`),
      ];
      return seen.map((one) => v.parse(withContent, one).json.data.content);
    }

    it('are moved and stay what they were', async () => {
      const before = await contents();
      await move();
      const rows = [...(await shop.db.select().from(reviewPhoto)), ...(await shop.db.select().from(claimPhoto))];
      expect(rows.map(({ content }) => content)).toEqual([null, null]);
      expect(await keys()).toEqual([`photos/${claimed}.webp`, `photos/${reviewed}.webp`].sort());
      expect(await contents()).toEqual(before);
      const picture = await shop.app.inject({ method: 'GET', url: `/cms/image/${reviewed}?width=64` });
      expect(picture.statusCode).toBe(200);
      await removeOrphanedFiles(shop);
      expect(await contents()).toEqual(before);
    });

    it('leave with what they belong to', async () => {
      await move();
      await shop.db.delete(review);
      await shop.db.delete(warrantyClaim).where(eq(warrantyClaim.id, 'wc-1'));
      await removeOrphanedFiles(shop);
      expect(await keys()).toEqual([]);
      expect(await shop.db.select().from(orphanedFile)).toEqual([]);
    });

    it('are written anew where a backend was killed, and what it left is removed', async () => {
      const before = await contents();
      const left = `photos/${reviewed}.webp`;
      await there.put(left, Buffer.from('half of it'));
      await shop.db.insert(orphanedFile).values({ key: left, since: new Date() });
      await removeOrphanedFiles(shop);
      expect(await keys()).toEqual([]);
      expect(await contents()).toEqual(before);
      await Promise.all([move(), move()]);
      expect(await shop.db.select().from(orphanedFile)).toEqual([]);
      await removeOrphanedFiles(shop);
      expect(await contents()).toEqual(before);
    });

    it('stay when reviews are imported once more', async () => {
      await move();
      const [stored] = await shop.db.select().from(review);
      const again: ImportDocument = {
        type: 'review',
        id: stored?.id ?? '',
        productId: 'p-konev',
        authorName: 'Petr',
        stars: 5,
        locale: 'cs',
        createdAt: '2026-11-01T08:00:00Z',
      };
      await importShop(shop.db, [again]);
      expect(await shop.db.$count(reviewPhoto)).toBe(1);
    });
  });

  it('stay in the database while the store is away', async () => {
    const files = { ...standIn.config, endpoint: 'http://127.0.0.1:9' };
    const { shop } = await openShopWithMailbox(open, { files });
    await shop.db
      .insert(reviewPhoto)
      .values({ fileKey: 'recenze-1', content: Buffer.from('a'), createdAt: new Date() });
    await expect(moveContents(shop, files)).rejects.toThrow(FilesUnavailable);
    expect((await shop.db.select().from(reviewPhoto)).map(({ content }) => content?.toString())).toEqual(['a']);
    await shop.close();
  });
});
