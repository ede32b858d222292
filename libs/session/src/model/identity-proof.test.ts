import type { CookieKey } from '@vyloha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCookieJar } from '../testing/a-cookie-jar';
import { clearIdentity, saveIdentityProof, readIdentityProof } from './identity-proof';

const business = { variant: 'b2b', groups: ['business', 'club'] };
const week = 7 * 24 * 60 * 60 * 1000;

let storedCookies: Map<CookieKey, string>;

beforeEach(() => {
  storedCookies = new Map();
});

describe('a proof of price list and groups', () => {
  it('is valid with its own token', () => {
    const cookies = aCookieJar(storedCookies);
    saveIdentityProof(cookies, 't-1', business);
    expect(readIdentityProof(cookies, 't-1')).toEqual(business);
  });

  it('is invalid with another token', () => {
    const cookies = aCookieJar(storedCookies);
    saveIdentityProof(cookies, 't-1', business);
    expect(readIdentityProof(cookies, 't-2')).toBeNull();
  });

  it.each(['variant', 'groups'] as const)('is invalid without its %s', (name) => {
    const cookies = aCookieJar(storedCookies);
    saveIdentityProof(cookies, 't-1', business);
    cookies.clear(name);
    expect(readIdentityProof(cookies, 't-1')).toBeNull();
  });

  it('is invalid when not sealed', () => {
    const cookies = aCookieJar(
      new Map([
        ['variant', 'b2b'],
        ['groups', 'business'],
      ]),
    );
    expect(readIdentityProof(cookies, 't-1')).toBeNull();
  });

  it('expires with the token, even if a client keeps the cookies longer', () => {
    const cookies = aCookieJar(storedCookies);
    saveIdentityProof(cookies, 't-1', business, 0);
    expect(readIdentityProof(cookies, 't-1', week - 1)).toEqual(business);
    expect(readIdentityProof(cookies, 't-1', week)).toBeNull();
  });

  it('is rewritten only when the proven data change', () => {
    const cookies = aCookieJar(storedCookies);
    saveIdentityProof(cookies, 't-1', business, 0);
    const before = new Map(storedCookies);
    saveIdentityProof(cookies, 't-1', business, 1000);
    expect(storedCookies).toEqual(before);
    saveIdentityProof(cookies, 't-1', { variant: 'b2b', groups: [] }, 1000);
    expect(readIdentityProof(cookies, 't-1', 1000)).toEqual({ variant: 'b2b', groups: [] });
    saveIdentityProof(cookies, 't-2', business, 1000);
    expect(readIdentityProof(cookies, 't-2', 1000)).toEqual(business);
  });

  it('is cleared with the login', () => {
    const cookies = aCookieJar(storedCookies);
    for (const name of ['token', 'staff', 'currency', 'guestCart'] as const) cookies.set(name, 'x');
    saveIdentityProof(cookies, 't-1', business);
    clearIdentity(cookies);
    expect([...storedCookies.keys()]).toEqual(['currency', 'guestCart']);
  });
});
