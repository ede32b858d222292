import { expect, it } from 'vitest';
import { parseOfferedLine } from './parse-offered-line';

it.each([
  ['1=399', { number: 1, price: 399 }],
  ['2=120,50:10-100', { number: 2, price: 120.5, minAmount: 10, maxAmount: 100 }],
  ['3=0.99:-50', { number: 3, price: 0.99, maxAmount: 50 }],
  ['3=0.99:5-', { number: 3, price: 0.99, minAmount: 5 }],
  ['=5', null],
  ['1=', null],
  ['1=1.234', null],
  ['1=-5', null],
  ['Words', null],
])('%s is %o', (text, line) => {
  expect(parseOfferedLine(text)).toEqual(line);
});
