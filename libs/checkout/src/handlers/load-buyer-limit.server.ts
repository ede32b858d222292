import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getBuyerLimit } from '../api/companies.server';
import type { BuyerLimit } from '../model/placing/buyer-limit';

/** The limit of a company's buyer. Unknown is as none: whether an order waits is decided by the backend in any case. */
export async function loadBuyerLimitOrNone({ store, shopper }: AppLoadContext): Promise<BuyerLimit | null> {
  if (shopper.user?.company?.role !== 'buyer') return null;
  return withUnavailableFallback(getBuyerLimit(store), () => null);
}
