import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearchTerms } from './search-terms';

describe('parseSearchTerms', () => {
  it.each([
    ['  zahradní   hadice ', 'zahradní hadice', ['zahradní', 'hadice'], []],
    ['hadice na vodu', 'hadice na vodu', ['hadice', 'vodu'], ['na']],
    ['ks', 'ks', [], ['ks']],
    ['zahradní\0hadice\u001b', 'zahradní hadice', ['zahradní', 'hadice'], []],
    ['8 590011 154004', '8590011154004', ['8590011154004'], []],
    ['hadice 8 590011', 'hadice 8 590011', ['hadice', '8', '590011'], []],
    ['hadice do 20 m', 'hadice do 20 m', ['hadice', 'do', '20', 'm'], []],
    ['hadice na zeď 5 l', 'hadice na zeď 5 l', ['hadice', 'zeď', '5', 'l'], ['na']],
    ['rukavice L', 'rukavice L', ['rukavice', 'L'], []],
    ['L', 'L', [], ['L']],
    ['konev s kropítkem', 'konev s kropítkem', ['konev', 'kropítkem'], ['s']],
    ['28', '28', [], ['28']],
    ['', '', [], []],
  ])('parses %j', (query, text, terms, ignored) => {
    expect(parseSearchTerms(query, 3)).toEqual({ text, terms, ignored });
  });

  it('splits all terms into searched and ignored ones', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^\s\dlmsLMS]{1,8}$/), { maxLength: 12 }), (words) => {
        const { terms, ignored } = parseSearchTerms(words.join(' '), 3);
        expect([...terms, ...ignored].sort()).toEqual([...words].sort());
        expect(terms.every((word) => word.length >= 3)).toBe(true);
      }),
    );
  });
});
