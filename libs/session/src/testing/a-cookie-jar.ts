import type { CookieKey } from '@vyloha/contract';
import type { CookieJar } from '../model/cookie-jar';

/** A jar over a map, sealed and plain alike; the test looks into the map. */
export function aCookieJar(cookies = new Map<CookieKey, string>()): CookieJar {
  const get = (name: CookieKey) => cookies.get(name) ?? null;
  const set = (name: CookieKey, value: string) => void cookies.set(name, value);
  return { get, set, clear: (name) => void cookies.delete(name), getSealed: get, setSealed: set };
}
