import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { estimateBytes, stringBytes } from './estimate-bytes';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapOnce(make: (at: number) => unknown, count: number): number {
  const all: unknown[] = new Array(count).fill(null);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < count; at += 1) all[at] = make(at);
  collect();
  const taken = process.memoryUsage().heapUsed - before;
  // Not garbage-collected until here.
  expect(all).toHaveLength(count);
  return taken / count;
}

/** The median of several: garbage of other code is collected at any time. */
function heapOf(make: (at: number) => unknown, count: number): number {
  const takes = Array.from({ length: 5 }, () => heapOnce(make, count)).sort((a, b) => a - b);
  return takes[2] ?? Number.NaN;
}

const aProduct = (at: number) => ({
  id: `p-${at}`,
  name: `Zahradní hadice Flexi se žlutým pruhem číslo ${at}`,
  slugs: { cs: `zahradni-hadice-${at}`, sk: `zahradna-hadica-${at}` },
  price: 499.5 + at,
  stock: at,
  isAvailable: true,
  brand: null,
  images: [{ fileKey: `hose-${at}`, alt: `Hadice ${at}` }],
});

describe('estimateBytes', () => {
  it.each<[string, (at: number) => unknown]>([
    ['products as they are parsed', (at) => Array.from({ length: 20 }, (_, nth) => aProduct(at * 20 + nth))],
    ['JSON that was read', (at) => JSON.parse(JSON.stringify({ data: [aProduct(at), aProduct(at + 1)] })) as unknown],
    ['maps', (at) => new Map(Array.from({ length: 60 }, (_, nth) => [`key ${at} ${nth}`, [aProduct(nth)]]))],
    ['long texts of Latin 1', (at) => ({ html: Buffer.from(`${at}`.padEnd(4_000, 'x')).toString() })],
    ['long texts of Czech', (at) => ({ html: Buffer.from(`${at}`.padEnd(4_000, 'ž')).toString() })],
  ])('is close to the heap size: %s', (_, make) => {
    const taken = heapOf(make, 300);
    const ratio = estimateBytes(make(1_000)) / taken;
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it('counts a text beyond Latin 1 twice', () => {
    expect(stringBytes('ž'.repeat(800)) - stringBytes('z'.repeat(800))).toBe(800);
  });

  it('terminates for a circular structure', () => {
    const loop: { own?: unknown } = {};
    loop.own = loop;
    expect(estimateBytes(loop)).toBeLessThan(100);
  });
});
