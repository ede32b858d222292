import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBlankRows,
  maxBulkOrderRows,
  parseStoredRows,
  readRows,
  rowField,
  rowsAtOnce,
  serializeRows,
} from './bulk-order-row';

const filled = { code: '10023-1', quantity: '2' };
const blanks = (count: number) => Array.from({ length: count }, () => ({ code: '', quantity: '' }));

describe('rows of a bulk order', () => {
  it('are read by their numbers, and filled up with blank ones', () => {
    const fields = {
      [rowField(3, 'quantity')]: '4',
      [rowField(0, 'code')]: ' 10023-1 ',
      [rowField(0, 'quantity')]: '2',
    };
    expect(readRows(fields)).toEqual([filled, { code: '', quantity: '4' }, ...blanks(rowsAtOnce - 2)]);
  });

  it('beyond the maximum are ignored', () => {
    const posted = Array.from({ length: 60_000 }, (_, index) => [rowField(index, 'code'), 'x']);
    expect(readRows(Object.fromEntries(posted))).toHaveLength(maxBulkOrderRows);
    expect(addBlankRows(blanks(maxBulkOrderRows))).toHaveLength(maxBulkOrderRows);
  });

  it('survive being stored, whatever was typed', () => {
    const text = fc.string({ maxLength: 80, unit: 'binary' });
    fc.assert(
      fc.property(fc.array(fc.record({ code: text, quantity: text }), { maxLength: 60 }), (typed) => {
        const fields = typed.flatMap(({ code, quantity }, index) => [
          [rowField(index, 'code'), code],
          [rowField(index, 'quantity'), quantity],
        ]);
        const rows = readRows(Object.fromEntries(fields));
        expect(parseStoredRows(serializeRows(rows))).toEqual(rows);
      }),
    );
  });

  it('fit into a cookie even at their longest', () => {
    const fields = blanks(maxBulkOrderRows).flatMap((_, index) => [
      [rowField(index, 'code'), '\u8349'.repeat(80)],
      [rowField(index, 'quantity'), '\u8349'.repeat(80)],
    ]);
    const stored = serializeRows(readRows(Object.fromEntries(fields)));
    expect(Buffer.byteLength(stored)).toBeLessThan(8_300);
  });

  it.each([null, '', '{', '{}', '[["a"]]', JSON.stringify([['x'.repeat(51), '']])])('are blank for %j', (stored) => {
    expect(parseStoredRows(stored)).toEqual(blanks(rowsAtOnce));
  });
});
