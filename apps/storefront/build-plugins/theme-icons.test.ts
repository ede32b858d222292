import { expect, it } from 'vitest';
import { toIco } from './theme-icons';

it('puts pictures behind a directory that says where each one is', () => {
  const [small, large] = [Buffer.from('small'), Buffer.from('larger')];
  const ico = toIco([
    { width: 16, png: small },
    { width: 32, png: large },
  ]);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const pictureAt = (entry: number) => {
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    return [ico.readUInt8(entry), ico.subarray(offset, offset + length).toString()];
  };
  expect([pictureAt(6), pictureAt(22)]).toEqual([
    [16, 'small'],
    [32, 'larger'],
  ]);
});
