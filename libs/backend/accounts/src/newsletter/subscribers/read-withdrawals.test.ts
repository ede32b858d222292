import { expect, it } from 'vitest';
import { readWithdrawals } from './read-withdrawals';

const read = (text: string) => readWithdrawals(text, '2026-11-28');
const jana = { email: 'jana@example.com', on: '2026-11-20' };

it.each([
  ['email;date\njana@example.com;2026-11-20'],
  ['\uFEFFDate,Name,Email\r\n"2026-11-20 10:15:00","Nováková, Jana",jana@example.com\r\n\r\n'],
  ['email\tdate\njana@example.com\t2026-11-20T10:15:00Z\n'],
  ['email;date\njana@example.com;20. 11. 2026 10:15'],
  ['email;date\njana@example.com;20.11.2026'],
])('reads who left when: %j', (text) => {
  expect(read(text)).toEqual([jana]);
});

it('reads 60 000 lines', () => {
  const lines = Array.from({ length: 60_000 }, (_, index) => `jana${index}@example.com;2026-11-20`);
  expect(read(['email;date', ...lines].join('\n'))).toHaveLength(60_000);
});

it.each([
  ['', "the first line has no column 'email'"],
  ['email;when\n', "the first line has no column 'date'"],
  ['email;date\njana@example.com;2026-11-20\njana;2026-11-20', "line 3: 'jana' is no e-mail"],
  ['email;date\njana@example.com;2026-02-30', "line 2: '2026-02-30' is no date"],
  ['email;date\njana@example.com;11/20/2026', "line 2: '11/20/2026' is no date"],
  ['email;date\njana@example.com', "line 2: '' is no date"],
  ['email;date\njana@example.com;2026-11-29', 'line 2: 2026-11-29 is in the future'],
  ['email;date\n"jana@example.com;2026-11-20', 'line 2: a quote does not end'],
])('reads nothing of a broken file: %j', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
