import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCompareList, maxCompared, parseCompareList } from './compare-list';

it('parses what it formatted, whatever the ids', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[\w.-]{1,100}$/), { maxLength: maxCompared });
  fc.assert(
    fc.property(ids, (written) => {
      expect(parseCompareList(formatCompareList(written))).toEqual(written);
    }),
  );
});

it.each([
  [null, []],
  ['', []],
  [',,p-1,', ['p-1']],
  [`${'a'.repeat(4_000)},p-1,<p>`, ['p-1']],
  ['p-1,p-1,p-2', ['p-1', 'p-2']],
  ['1,2,3,4,5,6,7,8,9', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('parses %j', (value, expected) => {
  expect(parseCompareList(value)).toEqual(expected);
});
