import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appWithLog } from '../testing/app-with-log';
import { startServer } from '../testing/start-server';
import type { RunningServer } from '../testing/start-server';
import { createImageProxy, imageAddress } from './image-proxy';

const cms = 'http://cms.example/cms';

describe('imageAddress', () => {
  it.each([
    ['hose-green-01', '', `${cms}/image/hose-green-01`],
    ['hose.01', 'width=255&height=270&crop=1&upscale=0', `${cms}/image/hose.01?width=255&height=270&crop=1&upscale=0`],
    ['hose', 'width=1&token=x&path=../..', `${cms}/image/hose?width=1`],
    ['..', '', null],
    ['.hidden', '', null],
    ['a/b', '', null],
    ['a?b', '', null],
    ['', '', null],
    ['x'.repeat(300), '', null],
  ])('%s ? %s', (fileKey, query, expected) => {
    expect(imageAddress(cms, fileKey, new URLSearchParams(query))).toBe(expected);
  });
});

describe('createImageProxy', () => {
  const seen: { url: string | undefined; accept: string | undefined; cookie: string | undefined }[] = [];
  let backend: RunningServer;
  let shop: RunningServer;
  let shopWithoutBackend: RunningServer;

  beforeAll(async () => {
    backend = await startServer((request, response) => {
      const { accept, cookie } = request.headers;
      seen.push({ url: request.url, accept, cookie });
      if (request.url?.startsWith('/cms/image/broken')) response.writeHead(500).end('stack trace');
      else if (request.url?.startsWith('/cms/image/busy')) response.writeHead(503, { 'Retry-After': '1' }).end();
      else if (request.url?.startsWith('/cms/image/unknown')) response.writeHead(404).end();
      else if (request.url?.startsWith('/cms/image/page')) {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!DOCTYPE html>proxy');
      } else if (request.url?.startsWith('/cms/image/empty')) {
        response.writeHead(200, { 'Content-Type': 'image/webp' }).end();
      } else if (request.url?.startsWith('/cms/image/torn')) {
        response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': 1_000 });
        response.write('pic', () => response.destroy());
      } else if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { ETag: '"1"' }).end();
      else {
        response.writeHead(200, { 'Content-Type': 'image/webp', ETag: '"1"', 'Set-Cookie': 'a=b', Server: 'secret' });
        response.end('picture');
      }
    });
    const appFor = (url: string) => appWithLog().get('/img/:fileKey', createImageProxy(url));
    shop = await startServer(appFor(`${backend.url}/cms`));
    shopWithoutBackend = await startServer(appFor('http://127.0.0.1:9/cms'));
  });

  afterAll(() => Promise.all([backend.close(), shop.close(), shopWithoutBackend.close()]));

  it('streams the image with headers that allow caching', async () => {
    const response = await fetch(`${shop.url}/img/hose?width=255&x=1`, {
      headers: { Accept: 'image/webp', Cookie: 'vyloha_token=secret' },
    });
    expect(await response.text()).toBe('picture');
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Vary')).toContain('Accept');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Server')).toBeNull();
    expect(seen.at(-1)).toEqual({ url: '/cms/image/hose?width=255', accept: 'image/webp', cookie: undefined });
  });

  it('responds that an image has not changed', async () => {
    const response = await fetch(`${shop.url}/img/hose`, { headers: { 'If-None-Match': '"1"' } });
    expect(response.status).toBe(304);
  });

  it.each([
    ['/img/unknown', 404],
    ['/img/broken', 502],
    ['/img/busy', 503],
    ['/img/page', 502],
    ['/img/empty', 502],
    ['/img/%2e%2e%2fuser', 404],
  ])('%s → %i, as plain text and never cached', async (path, status) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Retry-After')).toBe(status === 503 ? '1' : null);
    expect(response.headers.get('Cache-Control') ?? 'no-store').toBe('no-store');
    expect(await response.text()).not.toContain('stack');
  });

  it('aborts where the backend does, so that no partial image is cached', async () => {
    const response = fetch(`${shop.url}/img/torn`).then((answer) => answer.arrayBuffer());
    await expect(response).rejects.toThrow();
  });

  it('rejects an invalid image on HEAD as well', async () => {
    expect((await fetch(`${shop.url}/img/page`, { method: 'HEAD' })).status).toBe(502);
    expect((await fetch(`${shop.url}/img/hose`, { method: 'HEAD' })).status).toBe(200);
  });

  it('works without a backend', async () => {
    expect((await fetch(`${shopWithoutBackend.url}/img/hose`)).status).toBe(502);
  });
});
