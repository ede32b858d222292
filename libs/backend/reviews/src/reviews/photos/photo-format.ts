/** What the first bytes of a file say it is; `other` for everything that the shop does not show. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
/** Brands of the container that phones store photographs in. */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const textAt = (bytes: Buffer, from: number) => bytes.toString('latin1', from, from + 4);

/** The name of a file and what its sender calls it say nothing; its bytes do. */
export function photoFormat(bytes: Buffer): PhotoFormat {
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'jpeg';
  if (bytes.subarray(0, png.length).equals(png)) return 'png';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp';
  return textAt(bytes, 4) === 'ftyp' && heicBrands.includes(textAt(bytes, 8)) ? 'heic' : 'other';
}
