import { defineLimits, hour } from '../server/limits/limits';

export const messageLimits = defineLimits({
  /** Its confirmation may reach somebody else's mailbox. */
  contact: {
    address: { max: 10, windowSeconds: hour },
    mailbox: { max: 5, windowSeconds: hour },
  },
});
