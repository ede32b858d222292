import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPathOrNull } from './own-path';

describe('ownPathOrNull', () => {
  it.each([
    '/',
    '/kosik',
    '/uzivatel/objednavky?p=2',
    '/produkt/hadice#recenze',
    '/%2F/x',
    '/a//b',
    '/?redirectTo=//evil.example',
  ])('lets %s through', (path) => {
    expect(ownPathOrNull(path)).toBe(path);
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
    null,
    undefined,
    42,
    ['/kosik'],
  ])('refuses %j', (value) => {
    expect(ownPathOrNull(value)).toBeNull();
  });

  it('cleans dots up', () => {
    expect(ownPathOrNull('/a/../kosik')).toBe('/kosik');
  });

  it('gives nothing that leads elsewhere, whatever came', () => {
    const nasty = fc
      .array(
        fc.constantFrom('/', '\\', '.', '..', '\t', '\n', ':', '@', 'evil.example', 'https:', '%2f', '?', '#', 'a'),
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
          const path = ownPathOrNull(value);
          if (path === null) return;
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(new URL(path, 'https://vyloha.example/some/page').origin).toBe('https://vyloha.example');
          expect(ownPathOrNull(path)).toBe(path);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
