import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsvLine } from './write-csv';

/** What a spreadsheet reads from a line. */
function readCells(line: string): string[] {
  const cells = line.slice(0, -2).match(/(?<=^|;)(?:"(?:[^"]|"")*"|[^";]*)(?=;|$)/g) ?? [];
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

describe('toCsvLine', () => {
  it.each([
    [['A-1', 'Konev 5 l'], 'A-1;Konev 5 l\r\n'],
    [['Hadice; 3/4"', 'dva\nřádky'], '"Hadice; 3/4""";"dva\nřádky"\r\n'],
    [[{ number: -12.5, decimals: 2 }, { number: 2.5 }, { number: 1000 }], '-12,50;2,5;1000\r\n'],
    [['=1+1', '+420', '-5', '@SUM(A1)', '\tx'], "'=1+1;'+420;'-5;'@SUM(A1);'\tx\r\n"],
    [[' =1', '\u200B=1', '＝1+1', '"=1'], '\' =1;\'\u200B=1;\'＝1+1;"""=1"\r\n'],
    [['=HYPERLINK("http://x";"y")'], '"\'=HYPERLINK(""http://x"";""y"")"\r\n'],
  ])('%j', (cells, line) => {
    expect(toCsvLine(cells)).toBe(line);
  });

  it('keeps every text in its cell, and none a formula', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab=+-@;"\n\r\t|% '), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        const cells = readCells(toCsvLine(texts));
        expect(cells.map((cell) => cell.replace(/^'/, ''))).toEqual(texts);
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n|%]/);
      }),
    );
  });
});
