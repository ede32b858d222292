import type { CookieKey } from '@vyloha/contract';
import type { CookieJar } from '../model/cookie-jar';

/** What sealed values are bound to, however many jars look at the same cookies. */
const bindings = new WeakMap<Map<CookieKey, string>, Map<CookieKey, string | undefined>>();

/** A jar over a map, sealed and plain alike; the test looks into the map. What is bound opens beside the same only. */
export function aCookieJar(cookies = new Map<CookieKey, string>()): CookieJar {
  const bound = bindings.get(cookies) ?? new Map<CookieKey, string | undefined>();
  bindings.set(cookies, bound);
  const get = (name: CookieKey) => cookies.get(name) ?? null;
  const setSealed = (name: CookieKey, value: string, boundTo?: string) => {
    cookies.set(name, value);
    bound.set(name, boundTo);
  };
  return {
    get,
    set: (name, value) => setSealed(name, value),
    clear: (name) => void cookies.delete(name),
    getSealed: (name, boundTo) => (bound.get(name) === boundTo ? get(name) : null),
    setSealed,
  };
}
