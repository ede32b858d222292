import type { AppLoadContext } from '@remix-run/node';

/** Whether the order is for a business: by its details, or because its customer buys for a company. */
export function toBuyer({ shopper }: AppLoadContext, details: { isBusiness: boolean }): { isBusiness: boolean } {
  return { isBusiness: details.isBusiness || (shopper.user?.company ?? null) !== null };
}
