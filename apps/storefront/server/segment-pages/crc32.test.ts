import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combineCrc, crcShift } from './crc32';

it('the CRC of two texts is made of theirs, whatever their length', () => {
  const bytes = fc.uint8Array({ maxLength: 5_000 });
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      const combined = combineCrc(crc32(first), crc32(second), crcShift(second.byteLength));
      expect(combined).toBe(crc32(Buffer.concat([first, second])));
    }),
  );
});

it('spans large texts too', () => {
  const [first, second] = [Buffer.alloc(300_001, 'a'), Buffer.alloc(1_234_567, 'ž')];
  expect(combineCrc(crc32(first), crc32(second), crcShift(second.byteLength))).toBe(
    crc32(Buffer.concat([first, second])),
  );
});
