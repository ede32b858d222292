import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrderLines } from './order-lines';

describe('parseOrderLines', () => {
  it.each([
    ['10023-1;2', '10023-1', 2],
    ['10023-1,2', '10023-1', 2],
    ['10023-1\t2', '10023-1', 2],
    ['  10023-1 ;  2 ', '10023-1', 2],
    ['ZV-10023', 'ZV-10023', 1],
    ['10023-1;2,5', '10023-1', 2.5],
    ['10023-1,2,5', '10023-1', 2.5],
  ])('reads %j', (text, code, quantity) => {
    expect(parseOrderLines(text)).toEqual({ lines: [{ number: 1, code, quantity }], unreadable: [] });
  });

  it.each([
    ';2',
    '10023-1;',
    '10023-1;0',
    '10023-1;-1',
    '10023-1;dva',
    'dvě hadice',
    '10023-1;2;3',
    'x'.repeat(41),
    `a${'\t'.repeat(19_000)}b c`,
  ])('does not parse %j', (text) => {
    expect(parseOrderLines(text)).toEqual({ lines: [], unreadable: [1] });
  });

  it('numbers lines as the shopper sees them', () => {
    const { lines, unreadable } = parseOrderLines('a;1\r\n\r\n;;\nb;2\n');
    expect([lines.map(({ number }) => number), unreadable]).toEqual([[1, 4], [3]]);
  });

  it('round-trips lines with any separator', () => {
    const line = fc.record({
      code: fc.stringMatching(/^[\w./-]{1,40}$/),
      quantity: fc.integer({ min: 1, max: 999_999 }),
      separator: fc.constantFrom(';', ',', '\t', ' ; '),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.constantFrom('\n', '\r\n'), (order, end) => {
        const text = order.map(({ code, quantity, separator }) => `${code}${separator}${quantity}`).join(end);
        const expected = order.map(({ code, quantity }, index) => ({ number: index + 1, code, quantity }));
        expect(parseOrderLines(text)).toEqual({ lines: expected, unreadable: [] });
      }),
    );
  });

  it('returns every line that is not blank for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (typed) => {
        const text = typed.join('\n');
        const { lines, unreadable } = parseOrderLines(text);
        const filled = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
        expect(lines.length + unreadable.length).toBe(filled.length);
        expect(lines.every(({ quantity }) => quantity > 0)).toBe(true);
      }),
    );
  });
});
