import { createOutsideService } from '@vyloha/contract/server';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** A page waits no longer for the country of its shopper. */
const defaultTimeoutMs = 400;
/** An address may belong to somebody else soon, and the shop has no business remembering who came from where. */
const keptMs = 10 * 60_000;
const mostAddresses = 10_000;

const answerSchema = v.object({ country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/), v.toUpperCase())) });

export interface CountryServiceOptions {
  /** `GETs {url}?ip={address}`, answered by `{"country": "SK"}`, or `null` for an address nobody knows. */
  url: string;
  timeoutMs?: number;
  now?: () => number;
  onFailure: (error: unknown) => void;
}

/** Alpha-2 code of the country an address belongs to; `null` when nobody can tell, which is never a failure. */
export type CountryOf = (address: string) => Promise<string | null>;

/** Asks the country service: one call at a time for an address, answers kept for minutes, in memory only. */
export function createCountryService(options: CountryServiceOptions): CountryOf {
  const { url, timeoutMs = defaultTimeoutMs, now = Date.now, onFailure } = options;
  const known = new LRUCache<string, { country: string | null }>({
    max: mostAddresses,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now },
  });
  const asking = new Map<string, Promise<string | null>>();
  const askService = createOutsideService({ timeoutMs, now, onFailure });

  async function ask(address: string): Promise<string | null> {
    const target = new URL(url);
    target.searchParams.set('ip', address);
    const found = await askService(async (signal) => {
      const answer = await fetch(target, { signal });
      if (!answer.ok) throw new Error(`The country service answered ${answer.status}`);
      return v.parse(answerSchema, await answer.json());
    });
    if (found !== null) known.set(address, found);
    asking.delete(address);
    return found?.country ?? null;
  }

  return async (address) => {
    const kept = known.get(address);
    if (kept !== undefined) return kept.country;
    const running = asking.get(address);
    if (running !== undefined) return running;
    const asked = ask(address);
    asking.set(address, asked);
    return asked;
  };
}
