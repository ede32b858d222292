import { expect, it } from 'vitest';
import { toEmbeddedFailure } from './embedded-failure';

it.each([
  [{ name: 'ErrnoError', errno: 51 }, 'ENOSPC'],
  [{ name: 'ErrnoError', errno: 69 }, 'EROFS'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'ENOSPC'],
  [{ name: 'ErrnoError', errno: 1234 }, undefined],
  ['text', undefined],
])('%j has the code %s', (thrown, code) => {
  const failure = toEmbeddedFailure(thrown);
  expect(failure).toBeInstanceOf(Error);
  expect('code' in failure ? failure.code : undefined).toBe(code);
});
