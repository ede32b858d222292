// @ts-check
import express from 'express';
import { findCategory, openShop } from '../bench-shop.mjs';
import { requestsPerSecond } from '../load.mjs';

const headers = { 'accept-encoding': 'gzip', accept: 'text/html' };

/**
 * Guest pages from the storefront's cache against express sending the same bytes.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function guestPages() {
  const shop = await openShop({ port: 44100, withStorefront: true });
  const url = shop.origin + (await findCategory(shop.origin));
  const page = await fetch(url, { headers });
  const bytes = Buffer.from(await page.arrayBuffer());
  const { gzipSync } = await import('node:zlib');
  const body = gzipSync(bytes);
  const app = express();
  app.get('*', (_request, response) => {
    response.set({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).send(body);
  });
  const server = app.listen(44110, '127.0.0.1');
  try {
    const shopRate = await requestsPerSecond(url, { headers });
    const expressRate = await requestsPerSecond('http://127.0.0.1:44110/', { headers });
    return [
      {
        what: 'guest pages per second, share of express res.send',
        figure: shopRate / expressRate,
        goal: 1,
        goalIs: 'min',
      },
    ];
  } finally {
    server.close();
    await shop.stop();
  }
}
