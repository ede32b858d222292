import { expect, it } from 'vitest';
import { WrongUsage } from './command';
import { toColumns } from './print';
import { readAmount, readArgs, readCount, readDay, readWords } from './read-args';

it('arguments and options come in any order', () => {
  const options = { json: { type: 'boolean' }, state: { type: 'string' } } as const;
  const { values, positionals } = readArgs(['--state', 'new', '2026000001', '--json'], options, { min: 1 });
  expect({ ...values }).toEqual({ state: 'new', json: true });
  expect(positionals).toEqual(['2026000001']);
  expect(() => readArgs(['--status', 'new'], options)).toThrow("Unknown option '--status'");
  expect(() => readArgs(['--state'], options)).toThrow(WrongUsage);
  expect(() => readArgs(['a', 'b'], options, { min: 1 })).toThrow(WrongUsage);
  expect(() => readArgs([], options, { min: 1 })).toThrow(WrongUsage);
});

it.each([
  ['1234.50', 1234.5],
  ['1 234,5', 1234.5],
  ['1\u00A0234', 1234],
  ['0,01', 0.01],
])('%j is an amount', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each(['', 'much', '1.234,50', '12.345', '1e3', '-5', '999999999'])('%j is none', (text) => {
  expect(() => readAmount(text)).toThrow('is no amount');
});

it('days are of the calendar, counts within bounds, words known', () => {
  expect(readDay('2028-02-29')).toBe('2028-02-29');
  for (const text of ['2026-02-29', '27.11.2026', 'today']) expect(() => readDay(text)).toThrow('is no day');
  expect(readCount('40', 200)).toBe(40);
  for (const text of ['0', '201', '-1', 'all']) expect(() => readCount(text, 200)).toThrow('from 1 to 200');
  expect(readWords('new, paid', ['new', 'paid', 'shipped'])).toEqual(['new', 'paid']);
  expect(() => readWords('new,gone', ['new', 'paid'])).toThrow("'gone' is none of new, paid.");
});

it('columns are aligned, amounts to the right', () => {
  expect(
    toColumns([
      ['2026000001', '99.00 CZK', 'Jan'],
      ['1', '1234.00 CZK', ''],
    ]),
  ).toBe('2026000001    99.00 CZK  Jan\n1           1234.00 CZK');
});
