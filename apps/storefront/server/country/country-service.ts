import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** A page waits no longer for the country of its shopper. */
const defaultTimeoutMs = 400;
/** An address may belong to somebody else soon, and the shop has no business remembering who came from where. */
const keptMs = 10 * 60_000;
/** A service that does not answer is left alone for a while. */
const pauseMs = 30_000;
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
  let pausedUntil = 0;

  async function ask(address: string): Promise<string | null> {
    try {
      const target = new URL(url);
      target.searchParams.set('ip', address);
      const answer = await fetch(target, { signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) throw new Error(`The country service answered ${answer.status}`);
      const { country } = v.parse(answerSchema, await answer.json());
      known.set(address, { country });
      return country;
    } catch (error) {
      pausedUntil = now() + pauseMs;
      onFailure(error);
      return null;
    } finally {
      asking.delete(address);
    }
  }

  return async (address) => {
    const kept = known.get(address);
    if (kept !== undefined) return kept.country;
    const running = asking.get(address);
    if (running !== undefined) return running;
    if (now() < pausedUntil) return null;
    const asked = ask(address);
    asking.set(address, asked);
    return asked;
  };
}
