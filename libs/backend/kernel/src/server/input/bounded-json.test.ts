import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeeperThan, maxJsonDepth, parseBoundedJson } from './bounded-json';

const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

describe('parseBoundedJson', () => {
  it('parses JSON within the maximum depth', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: maxJsonDepth - 1 }), (text) => {
        expect(parseBoundedJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    [nested(maxJsonDepth), false],
    [nested(maxJsonDepth + 1), true],
    ['['.repeat(1_000_000), true],
    [JSON.stringify({ text: '[{"'.repeat(100) }), false],
    ['"\\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["', false],
  ])('%#: %s is too deep: %s', (text, expected) => {
    expect(isDeeperThan(maxJsonDepth, text)).toBe(expected);
  });

  it.each([nested(2_000), '{', 'NaN', ''])('refuses %.20s', (text) => {
    expect(() => parseBoundedJson(text)).toThrow(SyntaxError);
  });
});
