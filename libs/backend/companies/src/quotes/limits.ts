import { defineLimits, hour } from '@vyloha/backend-kernel';

export const quoteLimits = defineLimits({
  requestQuote: { address: { max: 60, windowSeconds: hour }, account: { max: 20, windowSeconds: hour } },
});
