import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { croppedSizes, maxSide, toFrame, toStep } from './image-size';

describe('toStep', () => {
  it.each([16, 64, 222, 255, 260, 270, 444, 510, 520, 540, 2400])('makes %d pixels exactly', (pixels) => {
    expect(toStep(pixels)).toBe(pixels);
  });

  it('rounds up to a few dozen sizes and never over the largest', () => {
    const made = new Set<number>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (pixels) => {
        const step = toStep(pixels);
        made.add(step);
        expect(step).toBeGreaterThanOrEqual(Math.min(pixels, maxSide));
        expect(step).toBeLessThanOrEqual(maxSide);
        expect(toStep(step)).toBe(step);
      }),
      { numRuns: 500 },
    );
    expect(made.size).toBeLessThan(50);
  });
});

describe('toFrame', () => {
  const photo = { width: 600, height: 400, isVector: false };
  const request = { width: null, height: null, crop: false, upscale: false };

  it.each(croppedSizes)('crops to $width × $height exactly, as pages do', (size) => {
    expect(toFrame({ ...request, ...size, crop: true }, photo)).toEqual({ ...request, ...size, crop: true });
  });

  it.each([
    { of: 'a square that it fits inside', requested: { width: 120, height: 120 }, width: 128 },
    { of: 'a low frame', requested: { width: 2400, height: 40 }, width: 64 },
    { of: 'a crop that no page uses, which it covers', requested: { width: 120, height: 120, crop: true }, width: 192 },
    { of: 'a crop of one side', requested: { height: 64, crop: true }, width: 96 },
  ])('keeps the picture whole in $of', ({ requested, width }) => {
    expect(toFrame({ ...request, ...requested }, photo)).toEqual({ ...request, width });
  });

  it.each([
    { of: 'a photograph', original: photo, perSize: 2 },
    { of: 'a drawing', original: { ...photo, isVector: true }, perSize: 1 },
  ])('leads every request to few variants of $of', ({ original, perSize }) => {
    const side = fc.option(fc.integer({ min: 1, max: 99_999 }));
    const anyRequest = fc.record({ width: side, height: side, crop: fc.boolean(), upscale: fc.boolean() });
    const pageRequest = fc.record({
      width: fc.constantFrom(...croppedSizes.map(({ width }) => width)),
      height: fc.constantFrom(...croppedSizes.map(({ height }) => height)),
      crop: fc.boolean(),
      upscale: fc.boolean(),
    });
    const sizes = new Set(croppedSizes.map(({ width, height }) => `${width}x${height}`));
    const variants = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(anyRequest, pageRequest), (requested) => {
        const frame = toFrame(requested, original);
        variants.add(JSON.stringify(frame));
        if (frame.crop) expect(sizes).toContain(`${frame.width}x${frame.height}`);
        else expect(frame).toMatchObject({ height: null, width: frame.width === null ? null : toStep(frame.width) });
      }),
      { numRuns: 2000 },
    );
    expect(sizes.size).toBeLessThan(75);
    expect(variants.size).toBeLessThanOrEqual((36 + 1 + sizes.size) * perSize);
  });
});
