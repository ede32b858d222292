import { themeSettings } from '@vyloha/config';
import { expect, it } from 'vitest';
import { pictureSources, type PictureSize } from './picture-sources';

it('multiplies the size by the pixel ratio and takes an eighth for the thumbnail', () => {
  const address = (size: PictureSize) => `${size.width}x${size.height}${size.crop ? '-crop' : ''}`;
  const sources = pictureSources(address, { width: 255, height: 270, crop: true }, themeSettings.default);
  expect(sources).toEqual({
    src: '255x270-crop',
    srcSet: '255x270-crop 1x, 510x540-crop 2x',
    thumbnail: '32x34-crop',
  });
});
