import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatBounds, parseBounds, findInvalidBounds } from './bounds';

const fields = (from: string, to: string) => new URLSearchParams({ 'cena.od': from, 'cena.do': to });

it.each([
  ['abc', '', 'number', ['from']],
  ['', '--5', 'number', ['to']],
  ['5-', 'x', 'number', ['from', 'to']],
  ['1e3', '5', 'number', ['from']],
  ['10,', '', 'number', ['from']],
  ['500', '100', 'order', ['from', 'to']],
  ['1 000,5', '1 000', 'order', ['from', 'to']],
])('from %j to %j is no range: %s', (from, to, problem, invalidEnds) => {
  expect(findInvalidBounds(fields(from, to), 'cena')).toEqual({ from, to, problem, invalidEnds });
  expect(parseBounds(fields(from, to), 'cena')).toBeNull();
});

it.each([
  ['', '', null],
  [' ', '', null],
  ['1\u00a0000', '', { from: 1000, to: null }],
  ['7,5', '7.5', { from: 7.5, to: 7.5 }],
  [' 10 ', '20', { from: 10, to: 20 }],
  ['−20', '-5', { from: -20, to: -5 }],
])('from %j to %j is parsed', (from, to, bounds) => {
  expect(findInvalidBounds(fields(from, to), 'cena')).toBeNull();
  expect(parseBounds(fields(from, to), 'cena')).toEqual(bounds);
});

it('parses what it formats', () => {
  const end = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }));
  fc.assert(
    fc.property(end, end, (a, b) => {
      const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
      const read = parseBounds(new URLSearchParams({ cena: formatBounds({ from, to }) }), 'cena');
      expect(read).toEqual(from === null && to === null ? null : { from, to });
    }),
  );
});
