import { themeSettings } from '@vyloha/config';
import { expect, it } from 'vitest';
import { pictureSources, type PictureSize } from './picture-sources';

it('multiplies the size by the pixel ratio and takes an eighth for the thumbnail', () => {
  const address = (size: PictureSize) => `${size.width}x${size.height}${size.crop ? '-crop' : ''}`;
  const sources = pictureSources(address, { width: 255, height: 270, crop: true }, themeSettings.default);
  expect(sources).toEqual({
    src: '255x270-crop',
    srcSet: '510x540-crop 2x',
    thumbnail: '32x34-crop',
  });
});

it.each([
  { of: 'a wide picture', width: 800, srcSet: '400w, 720w, 800w, 1600w' },
  { of: 'a picture hardly wider than a phone’s', width: 420, srcSet: '420w, 720w, 840w' },
])('offers phones smaller candidates of $of', ({ width, srcSet }) => {
  const address = (size: PictureSize) => `${size.width}x${size.height}`;
  const sources = pictureSources(address, { width, height: width / 2 }, themeSettings.default);
  expect(sources).toMatchObject({ sizes: `(max-width: ${width}px) calc(100vw - 2rem), ${width}px` });
  const candidates = sources.srcSet.split(', ').map((candidate) => candidate.split(' '));
  expect(candidates.map(([, descriptor]) => descriptor).join(', ')).toBe(srcSet);
  for (const [url, descriptor] of candidates) expect(url).toMatch(new RegExp(`^${parseInt(descriptor ?? '', 10)}x`));
});
