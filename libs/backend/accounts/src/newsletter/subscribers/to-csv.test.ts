import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv';

const jana = {
  email: 'jana@example.com',
  locale: 'cs',
  source: 'footer',
  wording: 'Odesláním souhlasíte; "novinky" posíláme.',
  consentedAt: '2026-11-21T09:00:00.000Z',
  confirmedAt: '2026-11-21T09:05:00.000Z',
  unsubscribeUrl: 'https://shop.example/newsletter/odhlasit?token=abc',
};
const headings = '\uFEFF"email";"locale";"source";"confirmedAt";"consentedAt";"wording";"unsubscribeUrl"';

/** The cells of a line whose cells are all in quotes. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

describe('subscribers as CSV', () => {
  it('have headings, and quotes around every cell', () => {
    expect(toCsv([])).toBe(headings);
    expect(toCsv([jana, { ...jana, source: null }]).split('\r\n')).toEqual([
      headings,
      '"jana@example.com";"cs";"footer";"2026-11-21T09:05:00.000Z";"2026-11-21T09:00:00.000Z";"Odesláním souhlasíte; ""novinky"" posíláme.";"https://shop.example/newsletter/odhlasit?token=abc"',
      expect.stringContaining('"cs";"";"2026'),
    ]);
  });

  it.each(['=1+1', '+420', '-1', '@SUM(A1)', '\t=1', '\r\n=1', ' =1', '\u200B=1', '＝1+1', '"=1'])(
    'run no formula: %j',
    (source) => {
      const cell = cellsOf(toCsv([{ ...jana, source, wording: null }]).slice(headings.length + 2))[2];
      expect(cell).toBe(source.startsWith('"') ? source : `'${source}`);
    },
  );

  it('keep any other text, and begin no cell as a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (source) => {
        const cell = cellsOf(toCsv([{ ...jana, source }]).slice(headings.length + 2))[2] ?? '';
        expect([source, `'${source}`]).toContain(cell);
        expect(cell.trimStart()).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});
