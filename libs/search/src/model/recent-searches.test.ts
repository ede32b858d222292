import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecentSearches, addRecentSearch } from './recent-searches';

describe('recent searches', () => {
  it.each([null, '', 'no json', '{}', '[1]'])('are none for %j', (text) => {
    expect(parseRecentSearches(text)).toEqual([]);
  });

  it('move a repeated search up, whatever its case', () => {
    expect(addRecentSearch(['konev', 'hadice'], ' Hadice ')).toEqual(['Hadice', 'konev']);
    expect(addRecentSearch(['konev'], ' ')).toEqual(['konev']);
  });

  it('are five at most, each once, and are parsed as formatted', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (queries) => {
        const recentSearches = queries.reduce<readonly string[]>(addRecentSearch, []);
        expect(recentSearches.length).toBeLessThanOrEqual(5);
        expect(new Set(recentSearches.map((query) => query.toLowerCase())).size).toBe(recentSearches.length);
        expect(parseRecentSearches(JSON.stringify(recentSearches))).toEqual(recentSearches);
      }),
    );
  });
});
