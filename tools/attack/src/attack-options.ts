import { parseArgs } from 'node:util';

const parts = ['fuzz', 'faults', 'kills', 'hosts', 'import', 'proxy', 'reverse-proxies', 'cluster'] as const;
export type AttackPart = (typeof parts)[number];

export interface AttackOptions {
  parts: AttackPart[];
  seed: number;
  /** Requests to each of storefront and backend. */
  requests: number;
  /** Kills of the backend; the storefront is killed a quarter as often. */
  kills: number;
  /** Number of imported products. */
  products: number;
  /** Requests through a caching proxy. */
  proxyRequests: number;
}

export const usage = `npm run attack -- [--fuzz] [--faults] [--kills 200] [--hosts] [--import] [--proxy 100000]
                         [--reverse-proxies] [--cluster] [options]
Without a part: all of them.
  --seed N        start of the random numbers; printed, and another each time unless given
  --requests N    fuzzer: requests to each of storefront and backend (10000)
  --kills N       kills of the backend, on each database (200)
  --products N    products of the import (100000)
  --proxy N       requests through a caching proxy (100000)`;

export class UsageError extends Error {
  override name = 'UsageError';
}

function parseCount(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} is a whole number, not ${text}.`);
  return Number(text);
}

/** @throws UsageError, or what `parseArgs` throws, for anything unknown */
export function parseOptions(args: string[], randomSeed: number): AttackOptions {
  const flag = { type: 'boolean' } as const;
  const number = { type: 'string' } as const;
  const options = {
    fuzz: flag,
    faults: flag,
    hosts: flag,
    import: flag,
    'reverse-proxies': flag,
    cluster: flag,
    kills: number,
    seed: number,
    requests: number,
    products: number,
    proxy: number,
  };
  const { values } = parseArgs({ args, options });
  const chosen = parts.filter((part) => values[part] !== undefined);
  return {
    parts: chosen.length === 0 ? [...parts] : chosen,
    seed: parseCount('seed', values.seed, randomSeed),
    requests: parseCount('requests', values.requests, 10_000),
    kills: parseCount('kills', values.kills, 200),
    products: parseCount('products', values.products, 100_000),
    proxyRequests: parseCount('proxy', values.proxy, 100_000),
  };
}
