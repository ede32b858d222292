/** Progress of a cart towards a threshold, such as free delivery. */
export interface Progress {
  /** 0 to 100. */
  percent: number;
  remainingMinor: number;
  /** The threshold is reached. */
  isActive: boolean;
}

/**
 * Progress of a cart's value towards a threshold, both in minor units.
 * @param options.isFree a coupon already gives what the threshold gives
 */
export function progressTowards(
  valueMinor: number,
  thresholdMinor: number,
  options: { isFree?: boolean } = {},
): Progress {
  const remainingMinor = options.isFree === true ? 0 : Math.max(0, thresholdMinor - valueMinor);
  const isActive = remainingMinor <= 0;
  const percent = isActive ? 100 : Math.min(100, Math.floor((valueMinor / thresholdMinor) * 100));
  return { percent, remainingMinor, isActive };
}
