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
    ['10023-1 2', '10023-1', 2],
    ['10023-1  x 2', '10023-1', 2],
    ['10023-1 2 ks', '10023-1', 2],
    ['3× 10023-1', '10023-1', 3],
    ['2,5 x 10023-1', '10023-1', 2.5],
    ['8590000000017', '8590000000017', 1],
    ['10023-1;"Hadice; zelená ""Flexi""";2', '10023-1', 2],
    ['10023-1\tZahradní hadice\t2,5 bm', '10023-1', 2.5],
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
    '10023-1;Hadice',
    '2 hadice 50 m',
    'x hadice',
    'x'.repeat(41),
    `a${'\t'.repeat(19_000)}b c`,
  ])('does not parse %j', (text) => {
    expect(parseOrderLines(text)).toEqual({ lines: [], unreadable: [1] });
  });

  it.each([
    ['Kód;Název;Cena;Množství', '10023-1;Hadice 20 m;499;3'],
    ['cena\tpočet\tkód zboží', '499\t3\t10023-1'],
    ['SKU,Name,Qty', '10023-1,"Hose, green",3'],
    ['EAN;ks', '10023-1;3'],
  ])('reads the columns that %j names', (headings, row) => {
    const expected = { lines: [{ number: 2, code: '10023-1', quantity: 3 }], unreadable: [3] };
    expect(parseOrderLines(`${headings}\r\n${row}\r\n;;;`)).toEqual(expected);
  });

  it('reads a code of a heading’s name with its amount', () => {
    expect(parseOrderLines('ean;2').lines).toEqual([{ number: 1, code: 'ean', quantity: 2 }]);
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
