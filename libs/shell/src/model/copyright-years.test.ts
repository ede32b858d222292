import { expect, it } from 'vitest';
import { copyrightYears } from './copyright-years';

it.each([
  [1994, '1994–2026'],
  [2026, '2026'],
  [2030, '2026'],
  [null, '2026'],
])('a shop founded in %s shows %s', (first, visible) => {
  expect(copyrightYears(first, 2026)).toBe(visible);
});
