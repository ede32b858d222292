import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './accepts-encoding';

describe('acceptedEncoding', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5, BR;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', null],
    ['brotli', null],
  ])('%j → %s', (header, expected) => {
    expect(acceptedEncoding(header, ['gzip', 'br'])).toBe(expected);
  });

  it('returns only available encodings', () => {
    expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(acceptedEncoding('br', [])).toBeNull();
  });
});
