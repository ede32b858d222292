import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentKinds, parseKind, resultsPath } from './result-kinds';

const at = (path: string) => new URL(path, 'https://shop.example');

describe('kind of results', () => {
  it('is in the address, except for products', () => {
    expect(resultsPath('zahradní hadice', 'products')).toBe('/hledat?q=zahradn%C3%AD+hadice');
    expect(resultsPath('hadice', 'articles')).toBe('/hledat?q=hadice&druh=clanky');
  });

  it('is parsed from it, whatever the query', () => {
    fc.assert(
      fc.property(fc.webSegment(), fc.constantFrom('products' as const, ...contentKinds), (query, kind) => {
        const url = at(resultsPath(query, kind));
        expect([parseKind(url), url.searchParams.get('q') ?? '']).toEqual([kind, query]);
      }),
    );
  });

  it.each(['zbozi', '', 'constructor', '//evil.example'])('%j is unknown', (word) => {
    expect(parseKind(at(`/hledat?q=hadice&druh=${word}&p=3`))).toBeNull();
  });
});
