import { isToken } from '@vyloha/contract';
import type { CookieJar } from './cookie-jar';

/** Backend tokens in the browser's cookies. */
export interface Tokens {
  token: string | null;
  guestToken: string | null;
}

/** The tokens of a request. Malformed ones are ignored and cleared. */
export function readTokens(cookies: Pick<CookieJar, 'get' | 'clear'>): Tokens {
  const read = (name: 'token' | 'guestCart') => {
    const value = cookies.get(name);
    if (value === null || isToken(value)) return value;
    cookies.clear(name);
    return null;
  };
  return { token: read('token'), guestToken: read('guestCart') };
}
