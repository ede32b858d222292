import { expect, it } from 'vitest';
import { disabledReason } from './disabled-reason';

it.each([
  [true, true, null],
  [true, false, 'notAvailable'],
  [false, true, 'notSaleable'],
  [false, false, 'notSaleable'],
])('saleable %s, available %s', (isSaleable, isAvailable, reason) => {
  expect(disabledReason({ isSaleable, isAvailable })).toBe(reason);
});
