import type { CookieKey } from '@vyloha/contract';
import type { CookieJar } from '../model/cookie-jar';

/** Bindings of sealed values, shared by all jars over the same cookies. */
const bindings = new WeakMap<Map<CookieKey, string>, Map<CookieKey, string | undefined>>();

/** A jar over a map that tests can inspect, for sealed and plain values. Bound values open only with their binding. */
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
