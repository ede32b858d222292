/** Positions of a slider's thumb, from 0 to this. */
export const sliderSteps = 100;

interface Extent {
  min: number;
  max: number;
}

/** Rounds to two significant digits: nobody looks for goods from 1 237 Kč. */
function round(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / unit) * unit;
}

/**
 * The value at a position. Most goods of a listing are cheap, so the lower half of the slider has a quarter of the
 * values; its ends are exact.
 */
export function valueAt(position: number, { min, max }: Extent): number {
  if (position <= 0) return min;
  if (position >= sliderSteps) return max;
  const value = round(min + (max - min) * (position / sliderSteps) ** 2);
  return Math.min(max, Math.max(min, value));
}

/** The position nearest to a value; that of an end for values beyond it. */
export function positionOf(value: number, { min, max }: Extent): number {
  const share = (value - min) / (max - min);
  return Math.round(Math.sqrt(Math.min(1, Math.max(0, share))) * sliderSteps);
}
