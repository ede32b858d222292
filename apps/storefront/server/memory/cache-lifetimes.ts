/** How long a cached page or response lives; all values in milliseconds. */
export interface CacheLifetimes {
  /** Until then it is fresh. */
  freshMs: number;
  /** Until then it is served at once while a new one is made; from then on callers wait for the new one … */
  staleMs: number;
  /** … up to this timeout, then the stale one is served … */
  revalidateTimeoutMs: number;
  /** … and from this age on without it: a price rarely looked at must not be an old one. */
  maxAgeMs: number;
  /** Until then it is still served when no new one can be made. */
  ttlMs: number;
  /** Pause before a failed attempt is repeated. */
  retryMs: number;
}

/** Pages and the responses that they are made of have the same lifetimes: nothing unchecked is older than a minute. */
export const cacheLifetimes: CacheLifetimes = {
  freshMs: 15_000,
  staleMs: 30_000,
  revalidateTimeoutMs: 1_000,
  maxAgeMs: 60_000,
  ttlMs: 24 * 60 * 60_000,
  retryMs: 2_000,
};
