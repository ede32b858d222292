import { createExternalService } from '@vyloha/http-client';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** The maximum time that a page waits for the country of its shopper. */
const defaultTimeoutMs = 400;
/** An address may be assigned to somebody else soon, and the shop must not store who came from where. */
const cacheTtlMs = 10 * 60_000;
const maxCached = 10_000;

const responseSchema = v.object({ country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/), v.toUpperCase())) });

export interface CountryServiceOptions {
  /** `GETs {url}?ip={address}`; the response is `{"country": "SK"}`, or `null` for an unknown address. */
  url: string;
  timeoutMs?: number;
  now?: () => number;
  onFailure: (error: unknown) => void;
}

/** Alpha-2 code of the country an address belongs to; `null` when it is unknown, which is never a failure. */
export type CountryLookup = (address: string) => Promise<string | null>;

/** Client of the country service: one call at a time for an address, responses cached for minutes, in memory only. */
export function createCountryService(options: CountryServiceOptions): CountryLookup {
  const { url, timeoutMs = defaultTimeoutMs, now = Date.now, onFailure } = options;
  const cache = new LRUCache<string, { country: string | null }>({
    max: maxCached,
    ttl: cacheTtlMs,
    ttlResolution: 0,
    perf: { now },
  });
  const pendingRequests = new Map<string, Promise<string | null>>();
  const callService = createExternalService({ timeoutMs, now, onFailure });

  async function fetchCountry(address: string): Promise<string | null> {
    const target = new URL(url);
    target.searchParams.set('ip', address);
    const result = await callService(async (signal) => {
      const response = await fetch(target, { signal });
      if (!response.ok) throw new Error(`The country service answered ${response.status}`);
      return v.parse(responseSchema, await response.json());
    });
    if (result !== null) cache.set(address, result);
    pendingRequests.delete(address);
    return result?.country ?? null;
  }

  return async (address) => {
    const cached = cache.get(address);
    if (cached !== undefined) return cached.country;
    const pending = pendingRequests.get(address);
    if (pending !== undefined) return pending;
    const promise = fetchCountry(address);
    pendingRequests.set(address, promise);
    return promise;
  };
}
