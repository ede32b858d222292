import { defineLimits, hour, minute } from '@vyloha/backend-kernel';

export const withdrawalLimits = defineLimits({
  /**
   * Reveals whether an order number and an e-mail belong together. Whoever guesses has many addresses; the numbers
   * follow each other, so a mailbox could be tried with all of them. What belongs together is not counted.
   */
  withdrawalAccess: {
    address: { max: 20, windowSeconds: 15 * minute },
    order: { max: 10, windowSeconds: hour, exhausted: { key: 'orderLinkRequired', code: 'order_link_required' } },
    mailbox: { max: 10, windowSeconds: hour, exhausted: { key: 'orderLinkRequired', code: 'order_link_required' } },
  },
  withdraw: { address: { max: 60, windowSeconds: hour }, order: { max: 20, windowSeconds: hour } },
});
