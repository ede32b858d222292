import { expect, it } from 'vitest';
import { toCodeBeginning } from './codes';

it.each([
  ['ZV-100', 'zv100'],
  ['8590 00', '859000'],
  ['a4/12.b', 'a412b'],
  ['00068510', '00068510'],
  ['zv1', null],
  ['hadice', null],
  ['hadice 20', null],
])('%j begins the code %j', (query, code) => {
  expect(toCodeBeginning(query)).toBe(code);
});
