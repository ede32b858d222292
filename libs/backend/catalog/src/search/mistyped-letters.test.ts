import { expect, it } from 'vitest';
import { isMistypedLetter } from './mistyped-letters';

it.each([
  ['a', 's', true],
  ['d', 'e', true],
  ['d', 'r', true],
  ['g', 'v', true],
  ['z', 'u', true],
  ['i', 'y', true],
  ['s', 'z', true],
  ['d', 'l', false],
  ['d', 't', false],
  ['q', 'y', false],
  ['a', '1', false],
])('of %s and %s in place of each other: %s', (a, b, expected) => {
  expect([isMistypedLetter(a, b), isMistypedLetter(b, a)]).toEqual([expected, expected]);
});
