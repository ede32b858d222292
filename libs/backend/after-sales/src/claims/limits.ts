import { defineLimits, hour } from '@vyloha/backend-kernel';

export const claimLimits = defineLimits({
  claim: { address: { max: 60, windowSeconds: hour }, account: { max: 20, windowSeconds: hour } },
  claimOfOrder: { address: { max: 60, windowSeconds: hour }, order: { max: 20, windowSeconds: hour } },
});
