import { expect, it } from 'vitest';
import { parseOptions, UsageError } from './attack-options';

it('runs everything by default', () => {
  expect(parseOptions([], 5)).toEqual({
    parts: ['fuzz', 'faults', 'kills', 'hosts', 'import', 'proxy', 'reverse-proxies', 'cluster'],
    seed: 5,
    requests: 10_000,
    kills: 200,
    products: 100_000,
    proxyRequests: 100_000,
  });
});

it('runs the selected parts with the given counts', () => {
  expect(parseOptions(['--kills', '3', '--faults', '--seed', '7'], 5)).toMatchObject({
    parts: ['faults', 'kills'],
    kills: 3,
    seed: 7,
  });
});

it('rejects unknown options', () => {
  expect(() => parseOptions(['--requests', '-1'], 5)).toThrow();
  expect(() => parseOptions(['--requests', 'x'], 5)).toThrow(UsageError);
  expect(() => parseOptions(['--x'], 5)).toThrow();
});
