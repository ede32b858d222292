import { expect, it } from 'vitest';
import { isPrefetch } from './is-prefetch.server';

it.each([
  [{ 'Sec-Purpose': 'prefetch;prerender' }, true],
  [{ Purpose: 'prefetch' }, true],
  [{ 'X-Purpose': 'preview' }, true],
  [{ 'X-Moz': 'prefetch' }, true],
  [{ 'Sec-Purpose': '' }, false],
  [{ 'Sec-Fetch-Dest': 'prefetch' }, false],
  [{}, false],
])('%o: %s', (init: Record<string, string>, expected) => {
  const headers = new Headers(init);
  expect(isPrefetch((name) => headers.get(name))).toBe(expected);
});
