import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearchWords } from './search-words';

describe('parseSearchWords', () => {
  it.each([
    ['  zahradní   hadice ', 'zahradní hadice', ['zahradní', 'hadice'], []],
    ['hadice na vodu', 'hadice na vodu', ['hadice', 'vodu'], ['na']],
    ['ks', 'ks', [], ['ks']],
    ['zahradní\0hadice\u001b', 'zahradní hadice', ['zahradní', 'hadice'], []],
    ['', '', [], []],
  ])('reads %j', (query, text, searched, ignored) => {
    expect(parseSearchWords(query, 3)).toEqual({ text, searched, ignored });
  });

  it('loses no word and searches for none that is too short', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\S{1,8}$/), { maxLength: 12 }), (words) => {
        const { searched, ignored } = parseSearchWords(words.join(' '), 3);
        expect([...searched, ...ignored].sort()).toEqual([...words].sort());
        expect(searched.every((word) => word.length >= 3)).toBe(true);
      }),
    );
  });
});
