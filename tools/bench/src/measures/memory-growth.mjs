// @ts-check
import { readFileSync } from 'node:fs';
import { findCategory, openShop } from '../bench-shop.mjs';
import { requestAll } from '../load.mjs';

const addresses = 10_000;
const rounds = 10;

/** Resident memory of a process in megabytes. @param {number} pid */
function residentMegabytes(pid) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** 100 000 requests on 10 000 addresses; the first three rounds are the warm-up. @returns {Promise<import('../table.mjs').Row[]>} */
export async function memoryGrowth() {
  const shop = await openShop({ port: 44400, withStorefront: true, nodeOptions: ['--max-semi-space-size=32'] });
  try {
    const category = await findCategory(shop.origin);
    const urls = Array.from({ length: addresses }, (_, index) => `${shop.origin}${category}?kod=${index}`);
    const pid = shop.storefront?.child.pid ?? 0;
    const readings = [];
    for (let round = 0; round < rounds; round += 1) {
      await requestAll(urls, { headers: { accept: 'text/html' } });
      readings.push(residentMegabytes(pid));
      console.log(`${(round + 1) * addresses} requests, ${Math.round(readings.at(-1) ?? 0)} MB`);
    }
    const warm = readings[2] ?? 1;
    return [
      {
        what: 'memory after 100 000 requests, multiple of warm',
        figure: (readings.at(-1) ?? 0) / warm,
        goal: 1.1,
        better: 'most',
      },
    ];
  } finally {
    await shop.stop();
  }
}
