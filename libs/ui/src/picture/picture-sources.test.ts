import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources';

it('multiplies the pixel ratio in and takes an eighth for the thumbnail', () => {
  const sources = pictureSources(({ width, height, crop }) => `${width}x${height}${crop ? '-crop' : ''}`, {
    width: 255,
    height: 270,
    crop: true,
  });
  expect(sources).toEqual({
    src: '255x270-crop',
    srcSet: '255x270-crop 1x, 510x540-crop 2x',
    thumbnail: '32x34-crop',
  });
});
