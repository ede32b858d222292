import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatIdList, parseIdList } from './id-list';

const max = 8;

it('parses what it formatted, whatever the ids', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[\w.-]{1,100}$/), { maxLength: max });
  fc.assert(
    fc.property(ids, (written) => {
      expect(parseIdList(formatIdList(written), max)).toEqual(written);
    }),
  );
});

it('never yields more than fits into a cookie, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300 }), { maxLength: 30 }), (parts) => {
      expect(formatIdList(parseIdList(parts.join(','), max)).length).toBeLessThanOrEqual(max * 101);
    }),
  );
});

it.each([
  [null, []],
  ['', []],
  [',,p-1,', ['p-1']],
  [' p-1 ,p-2', ['p-1', 'p-2']],
  [`${' '.repeat(1_300)}a`, ['a']],
  [`${'a'.repeat(4_000)},p-1,<p>`, ['p-1']],
  ['p-1,p-1,p-2', ['p-1', 'p-2']],
  ['1,2,3,4,5,6,7,8,9', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('parses %j', (text, expected) => {
  expect(parseIdList(text, max)).toEqual(expected);
});
