import { cookieLifetimes, cookieNames } from '@vyloha/contract';
import type { CookieKey } from '@vyloha/contract';
import type { CookieJar } from '@vyloha/session';
import { parseCookie, stringifySetCookie } from 'cookie';
import { CookieTooLarge, maxCookieBytes, splitCookie } from './split-cookie';
import type { Sealer } from './sealer.server';

/** The shopper's preferences, and what scripts of the page report; they may read no other cookie. */
const readableByScript: ReadonlySet<CookieKey> = new Set([
  'currency',
  'displayVat',
  'displayBothPrices',
  'locale',
  'closed',
  'compare',
  'events',
]);

/** The purpose a value is sealed for; neither cookie names nor tokens contain a space. */
function purposeOf(key: CookieKey, boundTo: string | undefined): string {
  return boundTo === undefined ? cookieNames[key] : `${cookieNames[key]} ${boundTo}`;
}

export interface CookieJarOptions {
  /** The request's `Cookie` header. */
  header: string;
  prefix: string;
  /** Whether the shop's public address is https. */
  secure: boolean;
  sealer: Sealer;
}

/** The cookie jar of a request, and the headers it adds to the response. */
export interface RequestCookieJar extends CookieJar {
  setCookieHeaders(): string[];
}

/** Reads the cookies of a request and collects the changes. */
export function createCookieJar({ header, prefix, secure, sealer }: CookieJarOptions): RequestCookieJar {
  const cookies = new Map(Object.entries(parseCookie(header)));
  const changes = new Map<string, string>();
  const wireName = (key: CookieKey): string => `${prefix}${cookieNames[key]}`;

  function put(key: CookieKey, name: string, value: string | null): void {
    if (value === null && !cookies.has(name)) return;
    if (value === null) cookies.delete(name);
    else cookies.set(name, value);
    const lifetime = value === null ? 0 : cookieLifetimes[key];
    const change = stringifySetCookie({
      name,
      value: value ?? '',
      path: '/',
      sameSite: 'lax',
      secure,
      httpOnly: !readableByScript.has(key),
      ...(lifetime !== null && { maxAge: lifetime }),
    });
    changes.set(name, change);
  }

  /** Left-over parts of a longer value would make a shorter one unreadable. */
  function clearParts(key: CookieKey, from: number): void {
    for (let part = from; cookies.has(`${wireName(key)}.${part}`); part += 1)
      put(key, `${wireName(key)}.${part}`, null);
  }

  return {
    get: (key) => cookies.get(wireName(key)) ?? null,
    set(key, value) {
      if (Buffer.byteLength(encodeURIComponent(value)) > maxCookieBytes) throw new CookieTooLarge(wireName(key));
      put(key, wireName(key), value);
    },
    clear(key) {
      put(key, wireName(key), null);
      clearParts(key, 1);
    },
    getSealed(key, boundTo) {
      let sealed = cookies.get(wireName(key));
      if (sealed === undefined) return null;
      for (let part = 1; cookies.has(`${wireName(key)}.${part}`); part += 1) {
        sealed += cookies.get(`${wireName(key)}.${part}`) ?? '';
      }
      return sealer.open(purposeOf(key, boundTo), sealed);
    },
    setSealed(key, value, boundTo) {
      const parts = splitCookie(wireName(key), sealer.seal(purposeOf(key, boundTo), value));
      for (const { name, value: part } of parts) put(key, name, part);
      clearParts(key, parts.length);
    },
    setCookieHeaders: () => [...changes.values()],
  };
}
