import { expect, it } from 'vitest';
import { readOptions, WrongUsage } from './attack-options';

it('does everything unless told otherwise', () => {
  expect(readOptions([], 5)).toEqual({
    parts: ['fuzz', 'faults', 'kills', 'hosts', 'import'],
    seed: 5,
    requests: 10_000,
    kills: 200,
    products: 100_000,
  });
});

it('does what is named, as often as is said', () => {
  expect(readOptions(['--kills', '3', '--faults', '--seed', '7'], 5)).toMatchObject({
    parts: ['faults', 'kills'],
    kills: 3,
    seed: 7,
  });
});

it('refuses what it does not know', () => {
  expect(() => readOptions(['--requests', '-1'], 5)).toThrow();
  expect(() => readOptions(['--requests', 'x'], 5)).toThrow(WrongUsage);
  expect(() => readOptions(['--x'], 5)).toThrow();
});
