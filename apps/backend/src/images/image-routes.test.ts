import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { image } from '@vyloha/backend-content/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';

let dataDir: string;
let shop: TestShop;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vyloha-pictures-'));
  shop = await createTestShop({ fixture: false, settings: { dataDir } });
  await mkdir(join(dataDir, 'files'));
  const photo = sharp({ create: { width: 300, height: 100, channels: 3, background: '#1d6a3c' } });
  await writeFile(join(dataDir, 'files', 'photo.png'), await photo.png().toBuffer());
  const size = 'xmlns="http://www.w3.org/2000/svg" width="300" height="100"';
  await writeFile(
    join(dataDir, 'files', 'ground.svg'),
    `<svg ${size}><rect width="300" height="100" fill="#00f"/></svg>`,
  );
  const drawing = `<svg ${size}><style>.base{color:#f00}</style><image href="ground.svg" width="300" height="100"/><rect class="base" width="150" height="100" fill="currentColor"/></svg>`;
  await writeFile(join(dataDir, 'files', 'drawing.svg'), drawing);
  const turned = await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await writeFile(join(dataDir, 'files', 'turned.jpg'), turned);
  await writeFile(join(dataDir, 'secret.png'), await photo.png().toBuffer());
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

afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const webp = { accept: 'image/avif,image/webp,*/*' };

async function picture(path: string, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({ method: 'GET', url: `/cms/image/${path}`, headers });
  const isPicture = response.statusCode === 200;
  const { width, height, format } = isPicture ? await sharp(response.rawPayload).metadata() : {};
  return { status: response.statusCode, headers: response.headers, width, height, format };
}

describe('pictures', () => {
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

  it('of nearly equal sizes are one file on disk', async () => {
    const before = (await readdir(join(dataDir, 'images'))).length;
    await Promise.all([641, 650, 699, 720].map((width) => picture(`drawing?width=${width}`, webp)));
    expect(await readdir(join(dataDir, 'images'))).toHaveLength(before + 1);
  });

  it.each(['nothing', 'lost', 'lost-drawing', 'outside'])('%s is 404 and not cached', async (fileKey) => {
    const { status, headers } = await picture(fileKey, webp);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each(['width=0', 'width=-5', 'height=abc', 'width=1.5', 'crop=maybe'])('refuses %s', async (query) => {
    expect((await picture(`drawing?${query}`, webp)).status).toBe(400);
  });
});
