import { defineLimits, hour, day } from '../server/limits/limits';

/** How often callers may do what is done here. */
export const watcherLimits = defineLimits({
  watch: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 10, windowSeconds: day },
  },
  cancelWatch: { address: { max: 60, windowSeconds: hour } },
});
