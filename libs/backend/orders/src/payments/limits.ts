import { defineLimits, hour, minute } from '@vyloha/backend-kernel';

export const paymentLimits = defineLimits({
  /** Each asks the gateway, which sends its own from few addresses. */
  notifyPayment: {
    address: { max: 3000, windowSeconds: 15 * minute },
    payment: { max: 60, windowSeconds: 15 * minute },
  },
  payOrder: { address: { max: 300, windowSeconds: hour }, order: { max: 60, windowSeconds: hour } },
});
