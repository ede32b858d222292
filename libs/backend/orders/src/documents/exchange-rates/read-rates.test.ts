import { expect, it } from 'vitest';
import { toLocal } from './exchange-rate';
import { RatesError, readRates } from './read-rates';

const list = (...lines: readonly string[]) =>
  ['27.11.2026 #230', 'země|měna|množství|kód|kurz', ...lines, ''].join('\n');

it('reads the daily list of the Czech National Bank', () => {
  expect(readRates(list('EMU|euro|1|EUR|24,315', 'Maďarsko|forint|100|HUF|6,123'))).toEqual([
    { source: 'CNB', currency: 'EUR', day: '2026-11-27', units: 1, rate: 24.315 },
    { source: 'CNB', currency: 'HUF', day: '2026-11-27', units: 100, rate: 6.123 },
  ]);
  expect(readRates(`\uFEFF${list('EMU|euro|1|EUR|24,315').replaceAll('\n', '\r\n')}`)).toHaveLength(1);
});

const euroList = (...elements: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<Cube>
\t\t<Cube time='2026-11-27'>
${elements.map((element) => `\t\t\t${element}`).join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;

it('reads the daily list of the European Central Bank', () => {
  expect(readRates(euroList("<Cube currency='USD' rate='1.1584'/>", "<Cube currency='CZK' rate='24.315'/>"))).toEqual([
    { source: 'ECB', currency: 'USD', day: '2026-11-27', units: 1, rate: 1.1584 },
    { source: 'ECB', currency: 'CZK', day: '2026-11-27', units: 1, rate: 24.315 },
  ]);
});

it.each([
  ['', 'line 1'],
  ['<html></html>', 'there is not one day'],
  [euroList("<Cube currency='CZK' rate='24.315'/>", "<Cube currency='USD' rate='N/A'/>"), 'is no rate'],
  [euroList("<Cube currency='CZK' rate='0'/>"), 'is no rate'],
  [euroList("</Cube><Cube time='2026-11-26'>"), 'there is not one day'],
  [euroList(), 'there is no rate'],
  [list('EMU|euro|1|EUR|24,315').replace('kód', 'code'), 'line 2'],
  [list('EMU|euro|1|EUR|0,000'), 'line 3 is no rate'],
  [list('EMU|euro|1|EUR|24,315', 'EMU|euro|0|EUR|24'), 'line 4 is no rate'],
  [list('EMU|euro|1|EUR|24.315'), 'line 3 is no rate'],
  [list(), 'there is no rate'],
])('refuses what is no list: %#', (text, message) => {
  expect(() => readRates(text)).toThrow(RatesError);
  expect(() => readRates(text)).toThrow(message);
});

it.each([
  [1_000, { source: 'CNB', units: 1, rate: 24.315 }, 24_315],
  [1, { source: 'CNB', units: 1, rate: 24.5 }, 25],
  [-1, { source: 'CNB', units: 1, rate: 24.5 }, -25],
  [10_000, { source: 'CNB', units: 100, rate: 6.125 }, 613],
  [0, { source: 'CNB', units: 1, rate: 24 }, 0],
  [24_315, { source: 'ECB', units: 1, rate: 24.315 }, 1_000],
  [100, { source: 'ECB', units: 1, rate: 40 }, 3],
  [-100, { source: 'ECB', units: 1, rate: 40 }, -3],
  [0, { source: 'ECB', units: 1, rate: 40 }, 0],
] as const)('exchanges %d by %o: %d', (minor, rate, local) => {
  expect(toLocal(minor, rate)).toBe(local);
});
