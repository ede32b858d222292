import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecentSearches, withSearch } from './recent-searches';

describe('recent searches', () => {
  it.each([null, '', 'no json', '{}', '[1]'])('reads none from %j', (text) => {
    expect(parseRecentSearches(text)).toEqual([]);
  });

  it('moves a repeated search up, however it is spelled', () => {
    expect(withSearch(['konev', 'hadice'], ' Hadice ')).toEqual(['Hadice', 'konev']);
    expect(withSearch(['konev'], ' ')).toEqual(['konev']);
  });

  it('keeps five at most, each once, and reads what was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (queries) => {
        const kept = queries.reduce<readonly string[]>(withSearch, []);
        expect(kept.length).toBeLessThanOrEqual(5);
        expect(new Set(kept.map((query) => query.toLowerCase())).size).toBe(kept.length);
        expect(parseRecentSearches(JSON.stringify(kept))).toEqual(kept);
      }),
    );
  });
});
