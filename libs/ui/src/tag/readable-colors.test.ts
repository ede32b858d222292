import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '../contrast/contrast';
import { readableColors } from './readable-colors';

it('is readable on any background', () => {
  const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
  const color = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
  fc.assert(
    fc.property(color, (ground) => {
      expect(contrast(ground, readableColors(ground)?.text ?? ground)).toBeGreaterThan(3.9);
    }),
  );
});

it.each(['', 'red', '#fff', '#12345g', 'url(x)'])('rejects %j as a colour', (color) => {
  expect(readableColors(color)).toBeNull();
});

it.each([
  ['#14502c', '#ffffff', '#ffffff'],
  ['#14502c', '#d5ec7d', '#d5ec7d'],
  ['#14502c', '#14502d', '#ffffff'],
  ['#f6f4ee', 'red', '#17261d'],
])('on %s the preferred %s becomes %s', (ground, wanted, text) => {
  expect(readableColors(ground, wanted)).toEqual({ background: ground, text });
});
