import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameOriginPathOrNull } from './same-origin-path';

describe('sameOriginPathOrNull', () => {
  it.each([
    '/',
    '/kosik',
    '/uzivatel/objednavky?p=2',
    '/produkt/hadice#recenze',
    '/a//b',
    '/a%2Fb',
    '/100%25',
    '/%C5%99e%C5%99icha',
    '/hledat?q=%5C%2F%2Fevil.example%0A',
    '/?redirectTo=//evil.example',
  ])('lets %s through', (path) => {
    expect(sameOriginPathOrNull(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/kosik\\..',
    'https://evil.example/',
    'javascript:alert(1)',
    'kosik',
    '',
    '/\t/evil.example',
    '/\n/evil.example',
    '/kosik\r\nSet-Cookie: a=b',
    '/kosik\u0000',
    '/.//evil.example',
    '/a/..//evil.example',
    ' //evil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/%2F/evil.example',
    '/%255Cevil.example',
    '/%25252Fevil.example',
    '/%5C%FFevil.example',
    '/%09/evil.example',
    '/kosik%0D%0ASet-Cookie:a=b',
    '/kosik%00',
    '/a%2F..%2F%2Fevil.example',
    '/%2E%2F/evil.example',
    null,
    undefined,
    42,
    ['/kosik'],
  ])('refuses %j', (value) => {
    expect(sameOriginPathOrNull(value)).toBeNull();
  });

  it('normalizes dot segments', () => {
    expect(sameOriginPathOrNull('/a/../kosik')).toBe('/kosik');
  });

  it('never yields another origin, whatever the input', () => {
    const nasty = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          '\t',
          '\n',
          ':',
          '@',
          'evil.example',
          'https:',
          '%2f',
          '%5C',
          '%255c',
          '%09',
          '%FF',
          '?',
          '#',
          'a',
        ),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((text) => `/${text}`),
          fc.string(),
          fc.webUrl(),
        ),
        (value) => {
          const path = sameOriginPathOrNull(value);
          if (path === null) return;
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(new URL(path, 'https://vyloha.example/some/page').origin).toBe('https://vyloha.example');
          expect(sameOriginPathOrNull(path)).toBe(path);
          const [pathname = ''] = path.split(/[?#]/, 1);
          for (let read = pathname, times = 0; times < 3; times += 1) {
            read = read.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
            expect(new URL(read, 'https://vyloha.example/some/page').origin).toBe('https://vyloha.example');
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
