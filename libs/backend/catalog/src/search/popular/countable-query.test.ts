import { expect, it } from 'vitest';
import { toCountable } from './countable-query';

it.each([
  ['  Zahradní   Hadice 20 m', 'zahradní hadice 20 m'],
  ['hadice 1/2"', 'hadice 1/2"'],
  ['konev do 1500 kč', 'konev do 1500 kč'],
])('counts %j', (query, counted) => {
  expect(toCountable(query)).toBe(counted);
});

it.each([
  ['jana.novakova@example.com'],
  ['+420 777 123 456'],
  ['novák 777123456'],
  ['777 12 34 56 novák'],
  ['2026000001'],
  ['objednávka 2026-00123'],
  ['602 00 brno'],
  ['110 00'],
  ['www.example.com'],
  ['https://example.com/hadice'],
  ['dobrý den kdy mi přijde moje objednávka'],
  ['ha'],
  ['10 x'],
  [`hadice ${'x'.repeat(60)}`],
])('counts nothing of %j', (query) => {
  expect(toCountable(query)).toBeNull();
});
