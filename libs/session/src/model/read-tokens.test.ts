import type { CookieKey } from '@vyloha/contract';
import { expect, it } from 'vitest';
import { aCookieJar } from '../testing/a-cookie-jar';
import { readTokens } from './read-tokens';

it.each([
  ['t-1', 'g-1', ['token', 'guestCart']],
  ['ř', 'g-1', ['guestCart']],
  ['t-1', 'a b', ['token']],
  ['', 'x'.repeat(5000), []],
])('of token %s and guest cart %s only well-formed ones stay', (token, guestCart, names) => {
  const storedCookies = new Map<CookieKey, string>([
    ['token', token],
    ['guestCart', guestCart],
  ]);
  const cookies = aCookieJar(storedCookies);
  const tokens = readTokens(cookies);
  expect([...storedCookies.keys()]).toEqual(names);
  expect(tokens).toEqual({ token: cookies.get('token'), guestToken: cookies.get('guestCart') });
});
