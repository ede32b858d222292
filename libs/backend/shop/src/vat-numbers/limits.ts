import { defineLimits, minute } from '@vyloha/backend-kernel';

export const vatNumberLimits = defineLimits({
  /** Each may ask VIES, which blocks who asks too much. */
  vatNumber: { address: { max: 120, windowSeconds: 15 * minute } },
});
