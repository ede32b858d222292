import { defineLimits, hour } from '@vyloha/backend-kernel';

export const consentLimits = defineLimits({
  cookieConsent: { address: { max: 300, windowSeconds: hour } },
});
