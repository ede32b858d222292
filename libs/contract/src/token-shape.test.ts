import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isToken, maxTokenLength } from './token-shape';

describe('isToken', () => {
  it.each(['t', 'dead', 'aZ09-._~+/', 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln', 'YWJj==', 'x'.repeat(maxTokenLength)])(
    'accepts %s',
    (token) => {
      expect(isToken(token)).toBe(true);
    },
  );

  it.each([
    '',
    '=',
    'a=b',
    'ř',
    'a b',
    'a,b',
    'a"b',
    'a\r\nX-User-Groups: business',
    'a\n',
    'a\0',
    'x'.repeat(maxTokenLength + 1),
  ])('refuses %j', (token) => {
    expect(isToken(token)).toBe(false);
  });

  it('accepts nothing that a header cannot contain', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        if (!isToken(text)) return;
        expect(new Headers({ Authorization: `Bearer ${text}` }).get('Authorization')).toBe(`Bearer ${text}`);
      }),
    );
  });
});
