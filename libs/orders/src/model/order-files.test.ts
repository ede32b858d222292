import { expect, it } from 'vitest';
import { hasOrderFiles } from './order-files';

it.each([
  [{}, false, true],
  [{ business_order_downloads: false }, false, true],
  [{ business_order_downloads: true }, false, false],
  [{ business_order_downloads: true }, true, true],
])('with %j, files for a company %s: %s', (functions, isBusiness, expected) => {
  expect(hasOrderFiles(functions, { isBusiness })).toBe(expected);
});
