import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook.server';

const maxLength = 1000;
const relation = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`;

/** A workbook with a hidden sheet before the one that people see. */
function aWorkbook(rows: string, shared = ''): Record<string, Uint8Array> {
  const parts = {
    'xl/workbook.xml':
      '<?xml version="1.0"?><workbook xmlns:r="r"><sheets><sheet name="Ceny" state="hidden" r:id="rId1"/><sheet name="Objednávka" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheets/sheet1.xml')}${relation('rId2', '/xl/worksheets/sheet2.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<x:worksheet><x:sheetData>${rows}</x:sheetData></x:worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  };
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
}

describe('readWorkbook', () => {
  it('reads the first visible sheet: each row on the line of its number, without blank columns before it', () => {
    const shared =
      '<si><t>Kód</t></si><si><r><t>Množ</t></r><r><t>ství</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t>Hadice 3/4" &amp; konev</t></si>';
    const rows = [
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row>',
      '<row r="3"><c r="B3" t="inlineStr"><is><t>10023-1</t></is></c><c r="C3" t="s"><v>2</v></c><c r="D3"><v>2.4999999999999996</v></c></row>',
      '<row r="5"><c r="B5"><v>8.590000000022E12</v></c><c r="D5" t="str"><f>1+1</f><v>2</v></c></row>',
    ].join('');
    expect(readWorkbook(zipSync(aWorkbook(rows, shared)), maxLength)).toBe(
      '\nKód\t\tMnožství\n10023-1\t"Hadice 3/4"" & konev"\t2.5\n\n8590000000022\t\t2\n',
    );
  });

  it('reads rows and cells without references', () => {
    const rows = '<row><c t="str"><v>10023-1</v></c><c><v>2</v></c></row><row><c t="str"><v>b</v></c></row>';
    expect(readWorkbook(zipSync(aWorkbook(rows)), maxLength)).toBe('10023-1\t2\nb\n');
  });

  it('ends where the text is too long, however little stands for it', () => {
    const cell = (row: number) => `<row r="${row}"><c r="A${row}" t="s"><v>0</v></c></row>`;
    const rows = Array.from({ length: 500 }, (_, index) => cell(index + 1)).join('');
    const repeated = readWorkbook(zipSync(aWorkbook(rows, `<si><t>${'x'.repeat(300)}</t></si>`)), maxLength);
    expect(repeated?.length).toBeGreaterThan(maxLength);
    expect(repeated?.length).toBeLessThan(2 * maxLength);
    const distant = readWorkbook(zipSync(aWorkbook(cell(1_048_576), '<si><t>x</t></si>')), maxLength);
    expect(distant).toHaveLength(maxLength + 1);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['no archive', strToU8('PK\u0003\u0004 and nothing else')],
    ['an archive of something else', zipSync({ 'content.xml': strToU8('<x/>') })],
    ['no sheet', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })],
    [
      'a sheet under a name that every object has',
      zipSync({
        ...aWorkbook(''),
        'xl/_rels/workbook.xml.rels': strToU8(relation('rId2', '/__proto__')),
      }),
    ],
    ['a broken one', zipSync(aWorkbook('<row r="1"><c r="A1">')).subarray(0, 900)],
  ])('refuses %s', (_, file) => {
    expect(readWorkbook(file, maxLength)).toBeNull();
  });

  it('refuses what is larger unpacked than any order, also when it says that it is not', () => {
    const row = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    const texts = Buffer.alloc(64 * 1024 * 1024, 'x');
    texts.write('<sst><si><t>');
    const file = zipSync({ ...aWorkbook(row), 'xl/sharedStrings.xml': texts });
    expect(file.length).toBeLessThan(200_000);
    expect(readWorkbook(file, maxLength)).toBeNull();
    const lying = Buffer.from(file);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(texts.length);
    for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size)) lying.writeUInt32LE(100, at);
    expect(readWorkbook(lying, maxLength)).toBe(`${'x'.repeat(100 - '<sst><si><t>'.length)}\n`);
  });
});
