import type { AppLoadContext } from '@remix-run/node';
import type { StoreBranch } from '@vyloha/branches';
import { listStoreBranches } from '@vyloha/branches/server';
import type { CartPayment, CartShipper } from '@vyloha/cart';
import { getCartPayments, getCartShippers } from '@vyloha/cart/server';
import { getDeliveryTimes } from '../api/get-delivery-times.server';
import type { Offer } from '../model/selection';
import { isPickUp } from '../model/shipper';

export interface LoadedOffer {
  offer: Offer<CartShipper, CartPayment>;
  /** Where the pick-up shippers hand over, by shipper. */
  branches: Readonly<Record<string, readonly StoreBranch[]>>;
}

async function byShipper<Value>(shippers: readonly CartShipper[], load: (shipperId: string) => Promise<Value>) {
  return Object.fromEntries(await Promise.all(shippers.map(async ({ id }) => [id, await load(id)] as const)));
}

/** Those in the shopper's country, where there are any: nobody looks through the branches of another one. */
function inCountry(branches: readonly StoreBranch[], countryCode: string): readonly StoreBranch[] {
  const own = branches.filter(({ address }) => address.countryCode === countryCode);
  return own.length > 0 ? own : branches;
}

/** What the shopper can choose from for this cart. */
export async function loadOffer({ store }: AppLoadContext, countryCode: string): Promise<LoadedOffer> {
  const [shippers, payments] = await Promise.all([getCartShippers(store), getCartPayments(store)]);
  const [branches, deliveryTimes] = await Promise.all([
    byShipper(shippers.filter(isPickUp), async (id) => inCountry(await listStoreBranches(store, id), countryCode)),
    byShipper(
      shippers.filter((shipper) => !isPickUp(shipper)),
      (id) => getDeliveryTimes(store, id),
    ),
  ]);
  const branchIds = Object.fromEntries(
    Object.entries(branches).map(([shipperId, list]) => [shipperId, list.map(({ id }) => id)]),
  );
  return { offer: { shippers, payments, branchIds, deliveryTimes }, branches };
}
