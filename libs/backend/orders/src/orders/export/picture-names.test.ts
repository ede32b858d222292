import { expect, it } from 'vitest';
import { PictureNames } from './picture-names';

it('names files by codes, safely and uniquely', () => {
  const names = new PictureNames();
  const next = (code: string) => names.next(code, 'jpg');
  expect(next('K-5')).toBe('K-5.jpg');
  expect(next('K-5')).toBe('K-5-2.jpg');
  expect(next('k-5')).toBe('k-5-3.jpg');
  expect(next('../../etc/passwd')).toBe('etc-passwd.jpg');
  expect(next('C:\\a\0b')).toBe('C-a-b.jpg');
  expect(next('žluťák 3/4"')).toBe('žluťák-3-4.jpg');
  expect(next('...')).toBe('_.jpg');
  expect(next('nul')).toBe('_nul.jpg');
  expect(next('x'.repeat(300))).toBe(`${'x'.repeat(80)}.jpg`);
});
