import { day, defineLimits, hour } from '@vyloha/backend-kernel';

export const watcherLimits = defineLimits({
  watch: {
    address: { max: 20, windowSeconds: hour },
    mailbox: { max: 10, windowSeconds: day },
  },
  cancelWatch: { address: { max: 60, windowSeconds: hour } },
});
