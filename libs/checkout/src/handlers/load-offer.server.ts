import type { AppLoadContext } from '@remix-run/node';
import type { StoreBranch } from '@vyloha/branches';
import { listStoreBranches } from '@vyloha/branches/server';
import type { CartPayment, CartShipper } from '@vyloha/cart';
import { getCartPayments, getCartShippers } from '@vyloha/cart/server';
import { getDeliveryTimes } from '../api/get-delivery-times.server';
import type { Offer } from '../model/selection/selection';
import { isPickUp } from '../model/selection/shipper';

export interface LoadedOffer {
  offer: Offer<CartShipper, CartPayment>;
  /** Branches of pick-up shippers, by shipper. */
  branches: Readonly<Record<string, readonly StoreBranch[]>>;
}

async function loadByShipper<Value>(shippers: readonly CartShipper[], load: (shipperId: string) => Promise<Value>) {
  return Object.fromEntries(await Promise.all(shippers.map(async ({ id }) => [id, await load(id)] as const)));
}

/** The branches in the shopper's country, or all when it has none. */
function filterByCountry(branches: readonly StoreBranch[], countryCode: string): readonly StoreBranch[] {
  const branchesInCountry = branches.filter(({ address }) => address.countryCode === countryCode);
  return branchesInCountry.length > 0 ? branchesInCountry : branches;
}

/** Loads the shippers, payments, branches and times available for this cart. */
export async function loadOffer({ store }: AppLoadContext, countryCode: string): Promise<LoadedOffer> {
  const [shippers, payments] = await Promise.all([getCartShippers(store), getCartPayments(store)]);
  const [branches, deliveryTimes] = await Promise.all([
    loadByShipper(shippers.filter(isPickUp), async (id) =>
      filterByCountry(await listStoreBranches(store, id), countryCode),
    ),
    loadByShipper(
      shippers.filter((shipper) => !isPickUp(shipper)),
      (id) => getDeliveryTimes(store, id),
    ),
  ]);
  const branchIds = Object.fromEntries(
    Object.entries(branches).map(([shipperId, list]) => [shipperId, list.map(({ id }) => id)]),
  );
  return { offer: { shippers, payments, branchIds, deliveryTimes }, branches };
}
