import { defineLimits, hour } from '../server/limits/limits';

export const quoteLimits = defineLimits({
  requestQuote: { address: { max: 60, windowSeconds: hour }, account: { max: 20, windowSeconds: hour } },
});
