import { defineLimits, hour } from '../server/limits/limits';

export const consentLimits = defineLimits({
  cookieConsent: { address: { max: 300, windowSeconds: hour } },
});
