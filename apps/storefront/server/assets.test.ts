import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssetsHandler, readAssets } from './assets';
import { startServer } from './testing/start-server';
import type { RunningServer } from './testing/start-server';

let server: RunningServer;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(directory, 'assets'));
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, '.vite/manifest.js'), 'secret');
  await writeFile(join(directory, 'assets/app-abc.js'), 'plain');
  await writeFile(join(directory, 'assets/app-abc.js.br'), 'brotli');
  await writeFile(join(directory, 'assets/font.woff2'), 'font');
  await writeFile(join(directory, 'robots.txt'), 'User-agent: *');
  await mkdir(join(directory, 'icons/alternative'), { recursive: true });
  await writeFile(join(directory, 'icons/alternative/favicon.ico'), 'navy');
  const app = express();
  app.use(createAssetsHandler(await readAssets(directory), 'alternative'));
  app.use((_request, response) => void response.status(418).send('passed on'));
  server = await startServer(app);
});

afterAll(() => server.close());

describe('assets', () => {
  it('are cached as immutable', async () => {
    const response = await fetch(`${server.url}/assets/font.woff2`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('font/woff2');
  });

  it('are served in the encoding made at build time where the browser accepts it', async () => {
    const options = { headers: { 'Accept-Encoding': 'identity' } };
    const plain = await fetch(`${server.url}/assets/app-abc.js`, options);
    expect(await plain.text()).toBe('plain');
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
    const head = await fetch(`${server.url}/assets/app-abc.js`, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(head.headers.get('Content-Encoding')).toBe('br');
  });

  it.each(['/assets/unknown.js', '/assets/', '/assets/../robots.txt.br', '/assets/app-abc.js.br'])(
    '%s is a plain 404',
    async (path) => {
      const response = await fetch(server.url + path);
      expect([404, 418]).toContain(response.status);
      expect(await response.text()).not.toContain('<html');
    },
  );

  it('hide what is not meant for browsers', async () => {
    expect((await fetch(`${server.url}/.vite/manifest.js`)).status).toBe(418);
  });

  it('outside of /assets are cached for a short time', async () => {
    const response = await fetch(`${server.url}/robots.txt`);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it('are the icons of the theme where browsers expect them', async () => {
    const response = await fetch(`${server.url}/favicon.ico`);
    expect([response.headers.get('Content-Type'), await response.text()]).toEqual(['image/x-icon', 'navy']);
  });

  it('respond to GET and HEAD only', async () => {
    expect((await fetch(`${server.url}/assets/app-abc.js`, { method: 'POST' })).status).toBe(404);
  });
});
