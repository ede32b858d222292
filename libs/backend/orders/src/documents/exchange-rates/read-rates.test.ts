import { expect, it } from 'vitest';
import { toCrowns } from './exchange-rate';
import { RatesError, readRates } from './read-rates';

const list = (...lines: readonly string[]) =>
  ['27.11.2026 #230', 'země|měna|množství|kód|kurz', ...lines, ''].join('\n');

it('reads the daily list of the Czech National Bank', () => {
  expect(readRates(list('EMU|euro|1|EUR|24,315', 'Maďarsko|forint|100|HUF|6,123'))).toEqual([
    { currency: 'EUR', day: '2026-11-27', units: 1, rate: 24.315 },
    { currency: 'HUF', day: '2026-11-27', units: 100, rate: 6.123 },
  ]);
  expect(readRates(`\uFEFF${list('EMU|euro|1|EUR|24,315').replaceAll('\n', '\r\n')}`)).toHaveLength(1);
});

it.each([
  ['', 'line 1'],
  ['<html></html>', 'line 1'],
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
  [1_000, { units: 1, rate: 24.315 }, 24_315],
  [1, { units: 1, rate: 24.5 }, 25],
  [-1, { units: 1, rate: 24.5 }, -25],
  [10_000, { units: 100, rate: 6.125 }, 613],
  [0, { units: 1, rate: 24 }, 0],
])('exchanges %d by %o: %d', (minor, rate, crowns) => {
  expect(toCrowns(minor, rate)).toBe(crowns);
});
