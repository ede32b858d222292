import { defineLimits, hour } from '../server/limits/limits';

/** How often callers may do what is done here. */
export const scheduleLimits = defineLimits({
  schedule: { address: { max: 60, windowSeconds: hour }, account: { max: 30, windowSeconds: hour } },
});
