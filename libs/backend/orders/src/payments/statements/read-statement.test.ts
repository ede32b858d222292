import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readStatement(bytes(text));

const transaction = {
  reference: '2400222222/26000000001',
  on: '2026-11-27',
  amountMinor: 123_450,
  currencyCode: 'CZK',
  variableSymbol: '2026000001',
};

const csvHead = 'accountId;2400222222\r\nbankId;2010\r\ncurrency;CZK\r\n\r\n';
const csvColumns = 'ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;KS;VS;SS;Zpráva pro příjemce\r\n';
const csv = (...lines: string[]) => `\uFEFF${csvHead}${csvColumns}${lines.join('\r\n')}\r\n`;

describe('CSV of Fio', () => {
  it('is read with its spaces, quotes and lines in quotes; what was sent is counted', () => {
    const incoming = '26000000001;27.11.2026;1 234,50;CZK;"123";"Novák; ""Jan""\r\na syn";0558;2026000001;;Děkuji';
    const sent = '"26000000002";"27.11.2026";"-49,00";"CZK";"";"";"";"";"";""';
    expect(read(csv(incoming, sent))).toEqual({ incoming: [transaction], reversed: [], outgoingCount: 1 });
  });

  it('is read with other names and order of columns', () => {
    const text = `${csvHead}"ID operace";"VS";"Datum";"Objem";"Měna"\n"26000000001";"2026000001";"27.11.2026";"1234,5";"CZK"`;
    expect(read(text).incoming).toEqual([transaction]);
  });

  it.each([
    ['26000000001;31.11.2026;1,00;CZK;;;;1;;', 'line 6: there is no day 2026-11-31'],
    ['26000000001;27.11.2026;much;CZK;;;;1;;', "line 6: 'much' is no amount"],
    ['x;27.11.2026;1,00;CZK;;;;1;;', "line 6: 'x' is no number of a transaction"],
    ['26000000001;27.11.2026;1,00;CZK;"name', 'line 6: a quote does not end'],
  ])('names the line of %j', (line, message) => {
    expect(() => read(csv(line))).toThrow(message);
  });

  it('says which column or line is missing', () => {
    expect(() => read(`${csvHead}ID pohybu;Datum;Objem;Měna\n`)).toThrow("There is no column 'VS'");
    expect(() => read(csvColumns)).toThrow("There is no line 'accountId'");
  });
});

describe('JSON of Fio', () => {
  const json = (...entries: object[]) =>
    JSON.stringify({
      accountStatement: { info: { accountId: '2400222222' }, transactionList: { transaction: entries } },
    });
  const entry = (changes: object) => ({
    column22: { value: 26_000_000_001, name: 'ID pohybu', id: 22 },
    column0: { value: '2026-11-27+0100', name: 'Datum', id: 0 },
    column1: { value: 1234.5, name: 'Objem', id: 1 },
    column14: { value: 'CZK', name: 'Měna', id: 14 },
    column5: { value: '2026000001', name: 'VS', id: 5 },
    column10: null,
    ...changes,
  });

  it('is read with days in milliseconds, and without a variable symbol', () => {
    const milliseconds = { column0: { value: Date.parse('2026-11-26T23:00:00Z') }, column5: null };
    const sent = { column1: { value: -1 } };
    expect(read(json(entry({}), entry(milliseconds), entry(sent)))).toEqual({
      incoming: [transaction, { ...transaction, variableSymbol: '' }],
      reversed: [],
      outgoingCount: 1,
    });
    expect(
      read('{"accountStatement":{"info":{"accountId":1},"transactionList":{"transaction":null}}}').incoming,
    ).toEqual([]);
  });

  it.each([
    ['{"accountStatement":', 'The file is no JSON'],
    ['{}', "The file has no 'accountStatement'"],
    [json(entry({}), entry({ column1: null })), "transaction 2: 'column1' is not as Fio writes it"],
    [json(entry({ column0: { value: '2026-13-01' } })), 'transaction 1: there is no day 2026-13-01'],
  ])('says what is wrong with %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

describe('GPC', () => {
  const head = (bank: string) =>
    `0740000002400222222Novák, Jan          26112600000000019500+00000000019501+000000000001000000000000001010000061127126${bank}`;
  const item = ({
    document = '0026000000001',
    amount = '000000123450',
    kind = '2',
    symbol = '2026000001',
    currency = '0203',
    day = '271126',
  } = {}) =>
    `0750000002400222222${'0000002900233333'}${document}${amount}${kind}${symbol}00201005580000000000${day}Novák, Pavel        0${currency}${day}`;
  const gpc = (bank: string, ...items: string[]) => [head(bank).slice(0, 114) + bank, ...items, ''].join('\r\n');

  it('of Fio has the number that its other formats have', () => {
    const sent = item({ kind: '1', document: '0026000000002' });
    expect(read(gpc('FIO', item(), sent))).toEqual({ incoming: [transaction], reversed: [], outgoingCount: 1 });
  });

  it('of other banks is recognised by all of an item; equal ones are told apart', () => {
    const text = gpc('   ', item(), item(), item({ currency: '0978', symbol: '0000000042' }), item({ kind: '5' }));
    const { incoming, reversed } = read(text);
    expect(new Set(incoming.map(({ reference }) => reference)).size).toBe(3);
    expect(incoming[2]).toMatchObject({ currencyCode: 'EUR', variableSymbol: '42' });
    expect(reversed).toMatchObject([{ amountMinor: 123_450, variableSymbol: '2026000001' }]);
    expect(read(text)).toEqual({ incoming, reversed, outgoingCount: 0 });
  });

  it('is in Windows-1250, where a letter is a column', () => {
    const windows = Uint8Array.from(gpc('FIO', item()), (letter) =>
      letter === 'á' ? 0xe1 : (letter.codePointAt(0) ?? 0),
    );
    expect(readStatement(windows).incoming).toEqual([transaction]);
  });

  it.each([
    [gpc('FIO', item(), item().slice(0, 100)), 'line 3: this is no line of GPC'],
    [gpc('FIO', item({ amount: '00000012x450' })), 'line 2: this is no line of GPC'],
    [gpc('FIO', item({ day: '310226' })), 'line 2: there is no day 2026-02-31'],
  ])('names the line of what is broken', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

it('any other file is refused in one sentence', () => {
  for (const text of ['', 'code;amount\n1;2', '<OFX></OFX>'])
    expect(() => read(text)).toThrow('The file is no statement');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
      expect(() => readStatement(content)).toThrow();
    }),
  );
});
