import { crc32 } from 'node:zlib';
import { photoLimits } from '@vyloha/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { reviewPhoto } from '@vyloha/backend-reviews/tables';
import { rateLimit } from '@vyloha/backend-kernel/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { logInAs } from '../../testing/log-in-as';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const uploads = '/store/api/v1/review-photos';
const url = '/store/api/v1/products/p-konev/reviews';
const withId = v.object({ json: v.object({ data: v.object({ id: v.string() }) }) });

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#1d6a3c' } }).withExif({
    IFD0: { Copyright: 'Tajné', ImageDescription: '50.08 14.42' },
  });
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);

/** A picture of 30 000 × 30 000 pixels in a few kilobytes. */
async function pixelBomb(): Promise<Buffer> {
  const small = await plain().png().toBuffer();
  const header = Buffer.from(small);
  header.writeUInt32BE(30_000, 16);
  header.writeUInt32BE(30_000, 20);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  return header;
}

describe.each(oneTestDatabase(import.meta.url))('photographs of reviews on $name', ({ open }) => {
  let shop: TestShop;
  let key: string;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open);
    shop = opened.shop;
    key = await opened.commandKey();
  });
  afterEach(() => shop.close());

  const upload = (bytes: Buffer) => shop.call('POST', uploads, { body: { content: bytes.toString('base64') } });
  const uploadOne = async () => v.parse(withId, await upload(await plain().jpeg().toBuffer())).json.data.id;
  const guest = { name: 'Petr', email: 'petr@example.com', stars: 5 };
  const write = (photos: string[], changes: object = {}, headers: Record<string, string> = {}) =>
    shop.call('POST', url, { body: { ...guest, photos, ...changes }, headers });
  const command = (path: string, body: object, bearer = key) =>
    shop.call('POST', `/store/api/v1/moderation/photos/${path}`, {
      headers: { authorization: `Bearer ${bearer}` },
      body,
    });
  const picture = (id: string) => shop.app.inject({ method: 'GET', url: `/cms/image/${id}?width=64` });

  it('are shown once the staff have published them', async () => {
    const id = await uploadOne();
    expect(await write([id])).toMatchObject({ status: 200, json: { data: { photos: [] } } });
    expect((await picture(id)).statusCode).toBe(404);
    expect(await command('content', { id })).toMatchObject({
      json: { data: { content: expect.stringMatching(/^UklG/) } },
    });
    expect(await command('publish', { id })).toMatchObject({ status: 200 });
    expect(await shop.call('GET', url)).toMatchObject({ json: { data: [{ photos: [id] }] } });
    const shown = await picture(id);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).not.toContain('immutable');
    await command('removal', { id });
    expect((await picture(id)).statusCode).toBe(404);
    expect(await shop.call('GET', url)).toMatchObject({ json: { data: [{ photos: [] }] } });
  });

  it('are encoded anew, upright, in a limited size, without what the file said of its author', async () => {
    const large = await plain(3000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(large).metadata()).exif).toBeDefined();
    await upload(large);
    const [stored] = await shop.db.select().from(reviewPhoto);
    const { width, height, format, exif } = await sharp(stored?.content ?? Buffer.alloc(0)).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 1000, height: 2000, format: 'webp', exif: undefined });
  });

  it.each([
    ['an SVG', () => svg],
    ['a HEIC', () => heic],
    ['a text', () => Buffer.from('a photograph.jpg')],
    ['a GIF', () => plain().gif().toBuffer()],
    ['a TIFF', () => plain().tiff().toBuffer()],
    ['a JPEG that breaks off', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 900)],
    ['a header alone', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a pixel bomb', pixelBomb],
    ['one byte more than allowed', () => Buffer.alloc(photoLimits.maxMegabytes * 1024 * 1024 + 1, 0xff)],
  ])('refuse %s, and say why', async (_, make) => {
    const refused = await upload(Buffer.from(await make()));
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'photos', code: 'photo', title: expect.stringMatching(/\S+ \S+/) }] },
    });
    expect(await shop.db.$count(reviewPhoto)).toBe(0);
  });

  it('say of a pixel bomb that it is too large, without decoding it', async () => {
    expect(await upload(await pixelBomb())).toMatchObject({
      json: { errors: [{ title: expect.stringContaining(`${photoLimits.maxMegapixels} megapixelů`) }] },
    });
  });

  it('refuse what no photograph can be, without reading it; other calls stay as small as before', async () => {
    const content = 'a'.repeat(16 * 1024 * 1024);
    expect(await shop.call('POST', uploads, { body: { content } })).toMatchObject({ status: 413 });
    expect(await write([], { text: content.slice(0, 2 * 1024 * 1024) })).toMatchObject({ status: 413 });
  });

  it('are six at most, each in one review', async () => {
    const ids = [];
    for (let at = 0; at < photoLimits.perReview + 1; at += 1) ids.push(await uploadOne());
    expect(await write(ids)).toMatchObject({ status: 422, json: { errors: [{ field: 'photos' }] } });
    expect(await shop.call('GET', url)).toMatchObject({ json: { data: [] } });
    const six = ids.slice(1);
    expect(await write(six)).toMatchObject({ status: 200 });
    const other = { email: 'jana@example.com', name: 'Jana' };
    expect(await write(six, other)).toMatchObject({ status: 422, json: { errors: [{ field: 'photos' }] } });
    expect(await write(['recenze-neni'], other)).toMatchObject({ status: 422 });
  });

  it('stay when a form is sent twice, and cannot be exchanged by whoever knows the e-mail', async () => {
    const id = await uploadOne();
    const answers = await Promise.all([write([id]), write([id])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await command('publish', { id });
    expect(await write([await uploadOne()])).toMatchObject({ status: 409 });
    expect(await write([])).toMatchObject({ status: 200, json: { data: { photos: [id] } } });
  });

  it('are replaced by a customer’s new ones, and kept where there are none', async () => {
    const headers = await logInAs(shop, 'zakaznik@example.com');
    const [first, second] = [await uploadOne(), await uploadOne()];
    await write([first], {}, headers);
    await command('publish', { id: first });
    expect(await write([], { stars: 4 }, headers)).toMatchObject({ json: { data: { photos: [first] } } });
    await write([second], { stars: 4 }, headers);
    const left = await shop.db.select({ id: reviewPhoto.fileKey }).from(reviewPhoto);
    expect(left).toEqual([{ id: second }]);
  });

  it('are handled by the staff alone', async () => {
    const id = await uploadOne();
    for (const path of ['publish', 'removal', 'content'])
      expect(await command(path, { id }, 'a-guess')).toMatchObject({ status: 403 });
    expect(await command('publish', { id })).toMatchObject({ status: 404 });
    expect(await shop.db.$count(rateLimit)).toBeGreaterThan(0);
  });
});
