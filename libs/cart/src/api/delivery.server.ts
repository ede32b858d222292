import type { StoreClient } from '@vyloha/store-client';
import { changedCartResponse } from '../model/changes/changed-cart';

/** Where a cart goes, and to whom. */
export interface CartDelivery {
  /** alpha-3, of the address. */
  countryCode: string;
  shipperId: string | null;
  branchId: string | null;
  /** As a business stated them; null for a person. */
  business: { vatin: string; vatinSvk: string } | null;
}

/**
 * Tells the backend whose tax the cart has; its prices may be others then. A refusal is passed over: the order itself
 * says where it goes, and is not placed at other prices than those that were seen.
 */
export async function setCartDelivery(
  store: StoreClient,
  { countryCode, shipperId, branchId, business }: CartDelivery,
): Promise<void> {
  await store.send({
    method: 'PUT',
    path: '/api/v1/cart/delivery',
    body: {
      country_code: countryCode,
      shipper_id: shipperId,
      branch_id: branchId,
      ...(business !== null && { business: { VATIN: business.vatin }, custom: { ICDPH: business.vatinSvk } }),
    },
    schema: changedCartResponse,
  });
}
