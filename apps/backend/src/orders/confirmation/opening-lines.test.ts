import { expect, it } from 'vitest';
import { openingLines } from '@vyloha/backend-orders/testing';

const day = (number: number, ...intervals: [string, string][]) =>
  intervals.map(([from, to]) => ({ day: number, from, to }));

it('joins days with the same hours that follow each other', () => {
  const hours = [
    ...day(1, ['08:00', '12:00'], ['13:00', '18:00']),
    ...day(2, ['13:00', '18:00'], ['08:00', '12:00']),
    ...day(3, ['08:00', '12:00']),
    ...day(5, ['08:00', '12:00']),
    ...day(6, ['09:00', '11:00']),
    ...day(7, ['09:00', '11:00']),
  ];
  expect(openingLines(hours, 'cs')).toEqual([
    'po–út 8:00–12:00, 13:00–18:00',
    'st 8:00–12:00',
    'pá 8:00–12:00',
    'so–ne 9:00–11:00',
  ]);
  expect(openingLines(hours.slice(-2), 'sk')).toEqual(['so–ne 9:00–11:00']);
  expect(openingLines([], 'cs')).toEqual([]);
});
