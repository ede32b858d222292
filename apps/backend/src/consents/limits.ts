import { defineLimits, hour } from '../server/limits/limits';

/** How often callers may do what is done here. */
export const consentLimits = defineLimits({
  cookieConsent: { address: { max: 300, windowSeconds: hour } },
});
