// @ts-check
import autocannon from 'autocannon';

/**
 * @typedef {object} Load
 * @property {Record<string, string>} [headers]
 * @property {number} [seconds]
 * @property {number} [connections]
 */

/**
 * One address under load, after a warm-up. `onWarm` is called when that is over.
 * @param {string} url @param {Load} load @param {() => void} [onWarm]
 */
export async function measureUnderLoad(url, { headers = {}, seconds = 8, connections = 16 }, onWarm) {
  await autocannon({ url, headers, duration: 2, connections });
  onWarm?.();
  const result = await autocannon({ url, headers, duration: seconds, connections });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return { perSecond: result.requests.average, total: result.requests.total };
}

/**
 * Requests per second of one address under load, after a warm-up.
 * @param {string} url @param {Load} [load]
 */
export async function requestsPerSecond(url, load = {}) {
  return (await measureUnderLoad(url, load)).perSecond;
}

/**
 * Requests URLs one after another on a few connections.
 * @param {string[]} urls
 * @param {{ headers?: Record<string, string>, connections?: number }} [options]
 */
export async function fetchAll(urls, { headers = {}, connections = 8 } = {}) {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < urls.length; index = next++) {
      const response = await fetch(urls[index] ?? '', { headers });
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
}
