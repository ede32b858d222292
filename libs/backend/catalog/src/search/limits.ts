import { defineLimits, minute } from '@vyloha/backend-kernel';

export const searchRateLimits = defineLimits({
  /** Search is the most expensive public request. */
  search: { address: { max: 300, windowSeconds: minute } },
});
