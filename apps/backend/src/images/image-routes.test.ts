import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilesConfig } from '@vyloha/config/server';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FileStore, openPlace } from '@vyloha/backend-files';
import { ChangeStream } from '@vyloha/backend-kernel';
import { image } from '@vyloha/backend-content/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in';

let dataDir: string;
let shop: TestShop;
let standIn: S3StandIn;
const changes = new ChangeStream();

const size = 'xmlns="http://www.w3.org/2000/svg" width="300" height="100"';
const ground = `<svg ${size}><rect width="300" height="100" fill="#00f"/></svg>`;
const drawing = `<svg ${size}><style>.base{color:#f00}</style><image href="ground.svg" width="300" height="100"/><rect class="base" width="150" height="100" fill="currentColor"/></svg>`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vyloha-pictures-'));
  standIn = await startS3StandIn(join(dataDir, 'objects'));
});

afterAll(async () => {
  await standIn.stop();
  await rm(dataDir, { recursive: true });
});

describe.each(['a folder', 'S3'])('pictures in %s', (kind) => {
  let store: FileStore;
  let files: FilesConfig | null;

  beforeAll(async () => {
    files = kind === 'S3' ? standIn.config : null;
    shop = await createTestShop({ fixture: false, settings: { dataDir, files }, changes });
    store = openPlace(files ?? { folder: dataDir });
    const photo = sharp({ create: { width: 300, height: 100, channels: 3, background: '#1d6a3c' } });
    const turned = await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await store.put('files/photo.png', await photo.png().toBuffer());
    await store.put('files/ground.svg', Buffer.from(ground));
    await store.put('files/drawing.svg', Buffer.from(drawing));
    await store.put('files/turned.jpg', turned);
    await store.put('secret.png', await photo.png().toBuffer());
    const row = { width: 300, height: 100 };
    await shop.db.insert(image).values([
      { ...row, fileKey: 'drawing', kind: 'file', source: { file: 'drawing.svg' } },
      { ...row, fileKey: 'recoloured', kind: 'file', source: { file: 'drawing.svg', colors: { base: '#1d6a3c' } } },
      { ...row, fileKey: 'lost-drawing', kind: 'file', source: { file: 'lost.svg' } },
      { ...row, fileKey: 'photo.jpg', kind: 'file', source: { file: 'photo.png' } },
      { ...row, fileKey: 'turned.jpg', kind: 'file', source: { file: 'turned.jpg' } },
      { ...row, fileKey: 'outside', kind: 'file', source: { file: '../secret.png' } },
      { ...row, fileKey: 'lost', kind: 'file', source: { file: 'lost.png' } },
    ]);
  });

  afterAll(() => shop.close());

  const webp = { accept: 'image/avif,image/webp,*/*' };

  const storedImages = async () => {
    const keys = [];
    for await (const { key } of store.list('images/')) keys.push(key);
    return keys;
  };

  async function picture(path: string, headers: Record<string, string> = {}) {
    const response = await shop.app.inject({ method: 'GET', url: `/cms/image/${path}`, headers });
    const isPicture = response.statusCode === 200;
    const { width, height, format } = isPicture ? await sharp(response.rawPayload).metadata() : {};
    return { status: response.statusCode, headers: response.headers, width, height, format };
  }

  it.each([
    ['photo.jpg', {}, { format: 'jpeg', width: 300, height: 100 }],
    ['photo.jpg?width=96', webp, { format: 'webp', width: 96, height: 32 }],
    ['photo.jpg?width=64&height=64&crop=1', webp, { format: 'webp', width: 64, height: 64 }],
    ['photo.jpg?width=64&height=64', webp, { format: 'webp', width: 64, height: 21 }],
    // Stored lying on its side.
    ['turned.jpg?width=400&height=96', webp, { format: 'webp', width: 32, height: 96 }],
    ['photo.jpg?width=480', webp, { format: 'webp', width: 300, height: 100 }],
    ['photo.jpg?width=480&upscale=true', webp, { format: 'webp', width: 480, height: 160 }],
    ['photo.jpg?width=99999&upscale=1', webp, { format: 'webp', width: 2400, height: 800 }],
    ['drawing?width=800&height=440&crop=true', webp, { format: 'webp', width: 800, height: 440 }],
    ['drawing?width=1600&height=880&crop=true', {}, { format: 'png', width: 1600, height: 880 }],
    ['photo.jpg?width=60&height=60&crop=1', webp, { format: 'webp', width: 192, height: 64 }],
  ])('%s with %j is %j', async (path, headers, expected) => {
    expect(await picture(path, headers)).toMatchObject({ status: 200, ...expected });
  });

  it.each([
    ['drawing', [255, 0, 0]],
    ['recoloured', [29, 106, 60]],
  ])('%s has its colours and shows the file beside it', async (fileKey, color) => {
    const url = `/cms/image/${fileKey}?width=96`;
    const { rawPayload } = await shop.app.inject({ method: 'GET', url });
    const pixels = await sharp(rawPayload).removeAlpha().raw().toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual(color);
    expect([...pixels.subarray(-3)]).toEqual([0, 0, 255]);
  });

  it('may be cached forever, by format', async () => {
    const { headers } = await picture('drawing?width=64', webp);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
    expect((await picture('drawing?width=64', { ...webp, 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect((await picture('drawing?width=64', { 'if-none-match': String(headers.etag) })).status).toBe(200);
  });

  it('of nearly equal sizes are one file', async () => {
    const before = (await storedImages()).length;
    await Promise.all([641, 650, 699, 720].map((width) => picture(`drawing?width=${width}`, webp)));
    expect(await storedImages()).toHaveLength(before + 1);
  });

  it.each(['nothing', 'lost', 'lost-drawing', 'outside'])('%s is 404 and not cached', async (fileKey) => {
    const { status, headers } = await picture(fileKey, webp);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each(['width=0', 'width=-5', 'height=abc', 'width=1.5', 'crop=maybe'])('refuses %s', async (query) => {
    expect((await picture(`drawing?${query}`, webp)).status).toBe(400);
  });

  it('are rendered once for all backends', async () => {
    await picture('photo.jpg?width=128', webp);
    const before = await storedImages();
    const encode = vi.spyOn(sharp.prototype, 'toBuffer');
    const database = { db: shop.db, close: async () => {} };
    const other = await createTestShop({ database, fixture: false, settings: { dataDir, files } });
    const url = '/cms/image/photo.jpg?width=128';
    expect((await other.app.inject({ method: 'GET', url, headers: webp })).statusCode).toBe(200);
    expect(encode).not.toHaveBeenCalled();
    encode.mockRestore();
    expect(await storedImages()).toEqual(before);
    await other.close();
  });

  it('take no statement while nothing changes, also 304 and 404', async () => {
    const { headers } = await picture('drawing?width=64', webp);
    await picture('unknown', webp);
    const statements = vi.spyOn(shop.db, 'select');
    const revalidation = { ...webp, 'if-none-match': String(headers.etag) };
    expect((await picture('drawing?width=64', revalidation)).status).toBe(304);
    expect((await picture('drawing?width=64', webp)).status).toBe(200);
    expect((await picture('unknown', webp)).status).toBe(404);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
    const row = { width: 300, height: 100, kind: 'file' };
    await shop.db.insert(image).values({ ...row, fileKey: 'unknown', source: { file: 'photo.png' } });
    await shop.db
      .update(image)
      .set({ source: { file: 'turned.jpg' } })
      .where(eq(image.fileKey, 'drawing'));
    changes.onChange('content');
    expect((await picture('unknown', webp)).status).toBe(200);
    expect((await picture('drawing?width=64', revalidation)).status).toBe(200);
  });
});

describe('pictures of a store that is away', () => {
  it('are refused with Retry-After, and the health check says why', async () => {
    const gone = { ...standIn.config, endpoint: 'http://127.0.0.1:9' };
    const lost = await createTestShop({ settings: { dataDir, files: gone } });
    await lost.db
      .insert(image)
      .values({ width: 3, height: 1, fileKey: 'p', kind: 'file', source: { file: 'photo.png' } });
    const refused = await lost.app.inject({ method: 'GET', url: '/cms/image/p' });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' });
    expect(refused.json()).toMatchObject({ errors: [{ code: 'files_unavailable' }] });
    const ready = await lost.app.inject({ method: 'GET', url: '/readyz' });
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({
      status: 'ready',
      warnings: [expect.stringMatching(/127\.0\.0\.1:9.+ECONNREFUSED/)],
    });
    await lost.close();
  });
});
