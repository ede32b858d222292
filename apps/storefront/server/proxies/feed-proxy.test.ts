import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appWithLog } from '../testing/app-with-log';
import { startServer } from '../testing/start-server';
import type { RunningServer } from '../testing/start-server';
import { createFeedProxy } from './feed-proxy';

const xml = `<SHOP>${'<SHOPITEM/>'.repeat(1000)}</SHOP>`;
const file = gzipSync(xml);
const headers = {
  'Content-Type': 'application/gzip',
  'Content-Length': file.byteLength,
  ETag: 'W/"1"',
  'Last-Modified': 'Sat, 21 Nov 2026 09:00:00 GMT',
  'Set-Cookie': 'a=b',
};

describe('createFeedProxy', () => {
  let backend: RunningServer;
  let shop: RunningServer;
  let shopWithoutBackend: RunningServer;

  beforeAll(async () => {
    backend = await startServer((request, response) => {
      const name = request.url?.replace('/store/api/v1/feeds/', '');
      if (name === 'google/cz') {
        if (request.headers['if-none-match'] === 'W/"1"') response.writeHead(304, { ETag: 'W/"1"' }).end();
        else response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file);
      } else if (name === 'google/page') response.writeHead(200, { 'Content-Type': 'text/html' }).end('a page');
      else if (name === 'google/later') response.writeHead(503, { 'Retry-After': '1' }).end();
      else response.writeHead(404).end();
    });
    const appFor = (url: string) => appWithLog().get('/feeds/:name/:site.xml', createFeedProxy(url));
    shop = await startServer(appFor(`${backend.url}/store`));
    shopWithoutBackend = await startServer(appFor('http://127.0.0.1:9/store'));
  });

  afterAll(() => Promise.all([backend.close(), shop.close(), shopWithoutBackend.close()]));

  it('sends the compressed file as it is, with nothing else of the backend', async () => {
    const response = await fetch(`${shop.url}/feeds/google/cz.xml`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(file.byteLength),
      'content-type': 'application/xml; charset=utf-8',
      etag: 'W/"1"',
      'last-modified': headers['Last-Modified'],
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.text()).toBe(xml);
  });

  it('unpacks it for whoever takes no gzip', async () => {
    const response = await fetch(`${shop.url}/feeds/google/cz.xml`, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(xml);
  });

  it('answers what is known, and questions about it', async () => {
    const url = `${shop.url}/feeds/google/cz.xml`;
    const known = await fetch(url, { headers: { 'If-None-Match': 'W/"1"' } });
    expect([known.status, known.headers.get('etag')]).toEqual([304, 'W/"1"']);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, 'W/"1"', '']);
  });

  it.each([
    ['google/de', 404],
    ['google/UP', 404],
    ['google/later', 503],
    ['google/page', 503],
  ])('%s is %d', async (path, status) => {
    const response = await fetch(`${shop.url}/feeds/${path}.xml`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '120' : null);
  });

  it('asks to come back while there is no backend', async () => {
    const response = await fetch(`${shopWithoutBackend.url}/feeds/google/cz.xml`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
  });
});
