import { defineLimits, hour } from '@vyloha/backend-kernel';

export const newsletterLimits = defineLimits({
  newsletter: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
  newsletterLeave: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 3, windowSeconds: hour },
  },
  newsletterLink: { address: { max: 60, windowSeconds: hour } },
});
