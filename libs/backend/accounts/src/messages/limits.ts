import { defineLimits, hour } from '@vyloha/backend-kernel';

export const messageLimits = defineLimits({
  /** Its confirmation may reach somebody else's mailbox. */
  contact: {
    address: { max: 10, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
});
