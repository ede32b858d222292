import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExternalLink, resolveLink } from './resolve-link';

const origin = 'https://vyloha.example';

describe('resolveLink', () => {
  it.each([
    'mailto:a@example.com',
    'tel:+420777123456',
    'sms:+420777123456',
    'geo:50.09,14.45',
    'market://details?id=x',
    'https://example.com/a?b#c',
    'HTTP://example.com',
    'ftp://example.com',
    '#recenze',
  ])('leaves %s untouched', (link) => {
    expect(resolveLink(link)).toBe(link);
  });

  it.each([
    ['zahrada/hadice', '/zahrada/hadice'],
    ['/zahrada/hadice', '/zahrada/hadice'],
    ['/zahrada?razeni=PriceSortASC&p=2', '/zahrada?razeni=PriceSortASC&p=2'],
    ['', '/'],
    ['/', '/'],
    ['?q=hadice', '/?q=hadice'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/%5Cevil.example'],
    ['\\\\evil.example', '/%5C%5Cevil.example'],
    ['telefony', '/telefony'],
    ['mailto-clanek', '/mailto-clanek'],
    ['marketing/geo', '/marketing/geo'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['javascript://%0aalert(1)', '/javascript://%0aalert(1)'],
    ['java\nscript:alert(1)', '/javascript:alert(1)'],
    [' data:text/html,x', '/data:text/html,x'],
    ['clanek?zdroj=https://example.com', '/clanek?zdroj=https://example.com'],
  ])('resolves %j to the path %s', (link, path) => {
    expect(resolveLink(link)).toBe(path);
  });

  it('never yields another origin from a path, nor a script URL', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath(),
          fc
            .array(fc.constantFrom('/', '\\', 'javascript:', 'a', '\t', '?', '#', '%2f', ':'))
            .map((parts) => parts.join('')),
        ),
        (link) => {
          const resolved = resolveLink(link);
          if (isExternalLink(link)) return;
          expect(new URL(resolved, origin).origin).toBe(origin);
        },
      ),
    );
  });

  it('is idempotent', () => {
    fc.assert(fc.property(fc.string(), (link) => resolveLink(resolveLink(link)) === resolveLink(link)));
  });

  it('keeps the query', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        fc.pre(!path.startsWith('//'));
        expect(resolveLink(`${path}?${query}`)).toBe(`/${path.replace(/^\/+/, '')}?${query}`);
      }),
    );
  });
});
