import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeQuery } from './merge-query';

describe('mergeQuery', () => {
  it.each([
    ['/stara?utm_source=news&a=1', '/nova', '/nova?utm_source=news&a=1'],
    ['/stara?p=2&a=1', '/nova?p=3', '/nova?p=3&a=1'],
    ['/stara?a=1', '/nova?b=2#detail', '/nova?b=2&a=1#detail'],
    ['/stara?a=%20x', '/nova#detail', '/nova?a=%20x#detail'],
    ['/stara?%61=1', '/nova?a=2', '/nova?a=2'],
    ['/stara?f=1&f=2', '/nova', '/nova?f=1&f=2'],
    ['/stara?', '/nova?', '/nova?'],
    ['/stara', '/nova?a=1', '/nova?a=1'],
    ['http://shop.example/stara?a=1', '/nova', '/nova?a=1'],
  ])('%s redirecting to %s goes to %s', (requested, target, expected) => {
    expect(mergeQuery(requested, target)).toBe(expected);
  });

  const query = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c d'), fc.string()));

  it('keeps all of the target, and of the source only parameters missing in the target', () => {
    fc.assert(
      fc.property(query, query, (requested, own) => {
        const search = (pairs: [string, string][]) => new URLSearchParams(pairs).toString();
        const result = mergeQuery(`/stara?${search(requested)}`, `/nova?${search(own)}`);
        const remaining = requested.filter(([name]) => own.every(([ownName]) => ownName !== name));
        expect([...new URL(result, 'http://x').searchParams]).toEqual([...own, ...remaining]);
      }),
    );
  });
});
