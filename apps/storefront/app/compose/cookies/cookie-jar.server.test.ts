import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.server';
import type { RequestCookieJar } from './cookie-jar.server';
import { createSealer } from './sealer.server';
import { CookieTooLarge } from './split-cookie';

const sealer = createSealer(['secret']);

function aJar(header = '', secure = false): RequestCookieJar {
  return createCookieJar({ header, prefix: 'vyloha_', secure, sealer });
}

/** The `Cookie` header a browser would send after the responses of `jar`, having sent `header` before. */
function toCookieHeader(jar: RequestCookieJar, header = ''): string {
  const cookies = new Map(header === '' ? [] : header.split('; ').map((pair) => [pair.split('=')[0], pair]));
  for (const change of jar.setCookieHeaders()) {
    const [pair = ''] = change.split(';');
    if (change.includes('Max-Age=0')) cookies.delete(pair.split('=')[0]);
    else cookies.set(pair.split('=')[0], pair);
  }
  return [...cookies.values()].join('; ');
}

describe('createCookieJar', () => {
  it('reads only cookies with the prefix', () => {
    const jar = aJar('vyloha_locale=sk; locale=cs; vyloha_currency=EUR');
    expect(jar.get('locale')).toBe('sk');
    expect(jar.get('currency')).toBe('EUR');
    expect(jar.get('token')).toBeNull();
  });

  it('reads back what the same request wrote, and sends it to the browser once', () => {
    const jar = aJar();
    jar.set('guestCart', 'first');
    jar.set('guestCart', 'g-1');
    expect(jar.get('guestCart')).toBe('g-1');
    expect(jar.setCookieHeaders()).toEqual(['vyloha_guest_cart=g-1; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax']);
  });

  it.each([
    ['token', 'HttpOnly', 7],
    ['variant', 'HttpOnly', 7],
    ['groups', 'HttpOnly', 7],
    ['staff', 'HttpOnly', 7],
    ['guestCart', 'HttpOnly', 1],
    ['checkout', 'HttpOnly', 30],
    ['gifts', 'HttpOnly', 30],
    ['utm', 'HttpOnly', 30],
    ['currency', null, 365],
    ['displayVat', null, 365],
    ['displayBothPrices', null, 365],
    ['locale', null, 365],
    ['closed', null, 365],
    ['compare', null, 365],
    ['device', 'HttpOnly', 180],
  ] as const)('%s: %s, %i days', (key, flag, days) => {
    const jar = aJar('', true);
    jar.set(key, 'x');
    const [header = ''] = jar.setCookieHeaders();
    expect(header.includes('HttpOnly')).toBe(flag === 'HttpOnly');
    expect(header).toContain(`Max-Age=${days * 24 * 60 * 60};`);
    expect(header).toContain('; Path=/;');
    expect(header).toContain('; SameSite=Lax');
    expect(header).toContain('; Secure');
    expect(header).not.toContain('Domain');
  });

  it('opens a bound value only together with the same binding, also when split', () => {
    for (const value of ['b2b', 'x'.repeat(6_000)]) {
      const writing = aJar();
      writing.setSealed('groups', value, 't-1');
      const jar = aJar(toCookieHeader(writing));
      expect(jar.getSealed('groups', 't-1')).toBe(value);
      expect(jar.getSealed('groups', 't-2')).toBeNull();
      expect(jar.getSealed('groups')).toBeNull();
      expect(jar.getSealed('variant', 't-1')).toBeNull();
    }
    expect(aJar('vyloha_groups=business').getSealed('groups', 't-1')).toBeNull();
  });

  it('limits the session cookie to the browser session', () => {
    const jar = aJar();
    jar.setSealed('session', 'x');
    expect(jar.setCookieHeaders()[0]).not.toContain('Max-Age');
    expect(jar.setCookieHeaders()[0]).toContain('; HttpOnly; SameSite=Lax');
  });

  it('clears only existing cookies', () => {
    const jar = aJar('vyloha_token=t');
    jar.clear('guestCart');
    jar.clear('token');
    expect(jar.get('token')).toBeNull();
    expect(jar.setCookieHeaders()).toEqual(['vyloha_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  });

  it('carries sealed values of any size that fits, while they grow and shrink', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8_000), { minLength: 1, maxLength: 4 }), (sizes) => {
        let header = '';
        for (const size of sizes) {
          const jar = aJar(header);
          jar.setSealed('checkout', 'ř'.repeat(size / 2));
          header = toCookieHeader(jar, header);
          for (const pair of header.split('; ')) expect(pair.length).toBeLessThan(4_000);
          expect(aJar(header).getSealed('checkout')).toBe('ř'.repeat(size / 2));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('clears every part of a split value', () => {
    const jar = aJar();
    jar.setSealed('checkout', 'x'.repeat(7_000));
    const header = toCookieHeader(jar);
    const next = aJar(header);
    next.clear('checkout');
    expect(toCookieHeader(next, header)).toBe('');
  });

  it('throws for a value that exceeds the parts, naming the cookie', () => {
    expect(() => aJar().setSealed('checkout', 'x'.repeat(20_000))).toThrow(CookieTooLarge);
    expect(() => aJar().set('closed', 'x'.repeat(5_000))).toThrow(/vyloha_closed/);
  });

  it('reads nothing from a value that was tampered with or moved to another cookie', () => {
    const jar = aJar();
    jar.setSealed('session', 'text');
    expect(aJar(toCookieHeader(jar).replace('vyloha_session', 'vyloha_checkout')).getSealed('checkout')).toBeNull();
    expect(aJar('vyloha_session=abc').getSealed('session')).toBeNull();
  });
});
