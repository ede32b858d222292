import { defineLimits, hour } from '@vyloha/backend-kernel';

export const scheduleLimits = defineLimits({
  schedule: { address: { max: 60, windowSeconds: hour }, account: { max: 30, windowSeconds: hour } },
});
