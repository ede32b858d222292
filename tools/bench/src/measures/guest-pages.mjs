// @ts-check
import express from 'express';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { findCategory, openShop } from '../bench-shop.mjs';
import { requestsPerSecond } from '../load.mjs';

/** Browsers ask for brotli, most other clients for gzip. */
const encodings = ['br', 'gzip'];

/**
 * The body of a response as it is sent, not decompressed.
 * @param {string} url @param {Record<string, string>} headers
 * @returns {Promise<Buffer>}
 */
function fetchRaw(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => buffer(response).then(resolve, reject)).on('error', reject);
  });
}

/** @param {string} url @param {string} encoding */
async function compareWithExpress(url, encoding) {
  const headers = { 'accept-encoding': encoding, accept: 'text/html' };
  const body = await fetchRaw(url, headers);
  const app = express();
  app.get('*', (_request, response) => {
    response.set({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': encoding }).send(body);
  });
  const server = app.listen(24110, '127.0.0.1');
  try {
    const shopRate = await requestsPerSecond(url, { headers });
    return shopRate / (await requestsPerSecond('http://127.0.0.1:24110/', { headers }));
  } finally {
    server.close();
  }
}

/**
 * Guest pages from the storefront's cache against express sending the same bytes.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function guestPages() {
  const shop = await openShop({ port: 24100, withStorefront: true });
  const url = shop.origin + (await findCategory(shop.origin));
  try {
    /** @type {import('../table.mjs').Row[]} */
    const rows = [];
    for (const encoding of encodings) {
      const figure = await compareWithExpress(url, encoding);
      rows.push({
        what: `guest pages per second, ${encoding}, share of express res.send`,
        figure,
        goal: 2,
        goalIs: 'min',
      });
    }
    return rows;
  } finally {
    await shop.stop();
  }
}
