import { setTimeout as sleep } from 'node:timers/promises';
import { changeTags } from '@vyloha/contract';
import type { Logger } from 'pino';

/** What a purge that is lost costs. */
const maxAgeSeconds = 60;
/** A document that was on its way to the proxy when it was purged is purged by the second one. */
const repeatMs = 1_000;
const timeoutMs = 2_000;
/** Headers of a few thousand bytes are all that proxies take. */
const maxKeysPerRequest = 50;

/** Each page has it. */
const pageKey = 'page';
const pageWithProductsKey = 'page-with-products';

const isProductTag = (tag: string) => tag.startsWith(changeTags.product(''));

/**
 * Headers by which a proxy keeps the document of all guests, and finds it again. Browsers go by `Cache-Control`.
 * @param productTags of the products on the page
 */
export function proxyCacheHeaders(productTags: Iterable<string>): Readonly<Record<string, string>> {
  const products = [...productTags].map((tag) => (tag === changeTags.products ? tag : encodeURIComponent(tag)));
  const keys = products.length === 0 ? [pageKey] : [pageKey, pageWithProductsKey, ...products];
  return {
    'CDN-Cache-Control': `max-age=${maxAgeSeconds}`,
    // Two names of the same: of Cloudflare and of Fastly and Varnish.
    'Cache-Tag': keys.join(','),
    'Surrogate-Key': keys.join(' '),
  };
}

/** The keys of the documents that a change outdates. */
function keysOf(tags: readonly string[]): string[] {
  const keys = tags.flatMap((tag) => {
    if (tag === changeTags.products) return [pageWithProductsKey];
    return isProductTag(tag) ? [encodeURIComponent(tag), changeTags.products] : [pageKey];
  });
  return keys.includes(pageKey) ? [pageKey] : [...new Set(keys)];
}

interface PurgeOptions {
  url: string;
  log: Pick<Logger, 'warn'>;
  pauseMs?: number;
}

/** Tells the proxy what to drop: `PURGE` with the keys in `Surrogate-Key`, now and once more a moment later. */
export function createPurge({ url, log, pauseMs = repeatMs }: PurgeOptions): (tags: readonly string[]) => void {
  async function send(keys: readonly string[]): Promise<void> {
    const headers = { 'Surrogate-Key': keys.join(' ') };
    const { ok, status, body } = await fetch(url, { method: 'PURGE', headers, signal: AbortSignal.timeout(timeoutMs) });
    await body?.cancel();
    if (!ok) throw new Error(`The caching proxy answered ${status} to PURGE`);
  }

  async function purge(keys: readonly string[]): Promise<void> {
    const parts = Array.from({ length: Math.ceil(keys.length / maxKeysPerRequest) }, (_, index) =>
      keys.slice(index * maxKeysPerRequest, (index + 1) * maxKeysPerRequest),
    );
    const sendAll = () => Promise.all(parts.map(send));
    await sendAll();
    await sleep(pauseMs, undefined, { ref: false });
    await sendAll();
  }

  return (tags) =>
    void purge(keysOf(tags)).catch((error: unknown) => log.warn({ err: error }, 'the caching proxy was not purged'));
}
