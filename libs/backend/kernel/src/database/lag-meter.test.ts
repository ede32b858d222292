import { expect, it } from 'vitest';
import { LagMeter } from './lag-meter';
import { parseWalPosition, positionToReplay } from './wal-position';

it('compares positions across files of the log', () => {
  expect(parseWalPosition('1/0')).toBeGreaterThan(parseWalPosition('0/FFFFFFFF'));
  expect(parseWalPosition('16/B374D848')).toBe(0x16b374d848n);
});

it.each([
  ['0/3000028', '0/3000000', 'the first page of a file has the longest header'],
  ['0/3002018', '0/3002000', 'any other page'],
  ['0/3002100', '0/3002100', 'within a page'],
])('takes a replica that has all of a filled page as up to date: %s', (inserted, replayed) => {
  expect(positionToReplay(parseWalPosition(inserted))).toBe(parseWalPosition(replayed));
});

it('measures a lag from when the primary wrote what is missing', () => {
  const meter = new LagMeter();
  meter.add(1_000n, 0);
  meter.add(2_000n, 1_000);
  meter.add(3_000n, 2_000);
  expect(meter.lagOf(3_000n, 2_500)).toBe(0);
  expect(meter.lagOf(2_000n, 2_500)).toBe(500);
  expect(meter.lagOf(500n, 2_500)).toBe(2_500);
});

it('measures none while the primary is idle', () => {
  const meter = new LagMeter();
  meter.add(1_000n, 0);
  meter.add(1_000n, 60_000);
  expect(meter.lagOf(1_000n, 60_500)).toBe(0);
});

it('begins anew with a primary that is further back', () => {
  const meter = new LagMeter();
  meter.add(9_000n, 0);
  meter.add(5_000n, 1_000);
  expect(meter.lagOf(5_000n, 2_000)).toBe(0);
});
