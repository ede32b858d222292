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
    ['10023-1;1 000', 1000],
    ['10023-1;2,0', 2],
    ['10023-1\t1 234,5 m', 1234.5],
    ['10023-1;"1.250,00"', 1250],
    ['10023-1,"Hadice, zelená",12', 12],
    ["'10023-1;3 pcs", 3],
  ])('reads the amount of %j', (text, quantity) => {
    expect(parseOrderLines(text)).toEqual({ lines: [{ number: 1, code: '10023-1', quantity }], unreadable: [] });
  });

  it.each([
    [';2', 'noCode'],
    ['10023-1;', 'noQuantity'],
    ['10023-1;Hadice;zelená', 'noQuantity'],
    ['10023-1;0', 'zeroQuantity'],
    ['10023-1;-1', 'notNumber'],
    ['10023-1;dva', 'notNumber'],
    ['10023-1;1 00', 'notNumber'],
    ['10023-1;Hadice', 'notNumber'],
    ['10023-1;2;3', 'severalNumbers'],
    ['dvě hadice', 'unreadable'],
    ['2 hadice 50 m', 'unreadable'],
    ['x hadice', 'unreadable'],
    ['8590 100 017', 'unreadable'],
    ['x'.repeat(41), 'unreadable'],
    [`a${'\t'.repeat(19_000)}b c`, 'unreadable'],
  ])('says what is wrong with %j', (text, defect) => {
    expect(parseOrderLines(text)).toEqual({ lines: [], unreadable: [{ number: 1, defect }] });
  });

  it.each([
    ['Kód;Název;Cena;Množství', '10023-1;Hadice 20 m;499;3'],
    ['cena\tpočet\tkód zboží', '499\t3\t10023-1'],
    ['SKU,Name,Qty', '10023-1,"Hose, green",3'],
    ['EAN;ks', '10023-1;3'],
    ['Množstvo;Katalógové číslo', '3;10023-1'],
    ['EAN;Kód;Počet kusů:', '8590000000017;10023-1;3'],
    ['EAN;Objednací kód;Ks', '10023-1;;3'],
    ['"Item code",Quantity', '"10023-1","3"'],
  ])('reads the columns that %j names', (headings, row) => {
    const expected = { lines: [{ number: 2, code: '10023-1', quantity: 3 }], unreadable: [] };
    expect(parseOrderLines(`${headings}\r\n${row}\r\n;;;\r\n`)).toEqual(expected);
  });

  it('says which cell of a table lacks what', () => {
    expect(parseOrderLines('Kód;Množství\n10023-1;\n;3\n10023-1;3 až 4').unreadable).toEqual([
      { number: 2, defect: 'noQuantity' },
      { number: 3, defect: 'noCode' },
      { number: 4, defect: 'notNumber' },
    ]);
  });

  it('reads a table below its title, with cells of several lines and the separator that Excel is told', () => {
    const name = '"Hadice\n3/4"" zelená"';
    expect(
      parseOrderLines(`sep=,\nObjednávka pro Zahradu\n\nKód,Název,Ks\n10023-1,${name},3\n10045-2,Konev,1`),
    ).toEqual({
      lines: [
        { number: 5, code: '10023-1', quantity: 3 },
        { number: 7, code: '10045-2', quantity: 1 },
      ],
      unreadable: [],
    });
    expect(parseOrderLines('Kód;Název;Ks\n10023-1;"Hadice;3\n10045-2;Konev;1').lines).toHaveLength(1);
  });

  it('reads the products of an order that the shop has exported, and not its discount', () => {
    const headings = 'Kód;Názov;Množstvo;Jednotka;Cena za jednotku s DPH;Spolu s DPH;Mena';
    const rows = '10023-1;"Konev; 5 l";2,5;bm;99,00;247,50;CZK\r\nJARO;Sleva;1;;-50,00;-50,00;CZK';
    expect(parseOrderLines(`${headings}\r\n${rows}\r\n`)).toEqual({
      lines: [{ number: 2, code: '10023-1', quantity: 2.5 }],
      unreadable: [],
    });
  });

  it('reads a code of a heading’s name with its amount', () => {
    expect(parseOrderLines('ean;2').lines).toEqual([{ number: 1, code: 'ean', quantity: 2 }]);
  });

  it('numbers lines as the shopper sees them', () => {
    const { lines, unreadable } = parseOrderLines('a;1\r\n\r\n;;\nb;2\n');
    expect([lines.map(({ number }) => number), unreadable]).toEqual([[1, 4], []]);
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
        const filled = text.split(/\r\n|\r|\n/).filter((line) => !/^[\s;,]*$/.test(line));
        expect(lines.length + unreadable.length).toBe(filled.length);
        expect(lines.every(({ quantity }) => quantity > 0)).toBe(true);
      }),
    );
  });
});
