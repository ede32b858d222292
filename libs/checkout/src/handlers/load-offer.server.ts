import type { AppLoadContext } from '@remix-run/node';
import type { CartPayment, CartShipper } from '@vyloha/cart';
import { getCartPayments, getCartShippers } from '@vyloha/cart/server';
import { getDeliveryTimes } from '../api/delivery-times.server';
import type { Offer } from '../model/selection/selection';
import { isPickUp } from '../model/selection/shipper';
import { loadPickUpPlaces, type PickUpPlaces, type PlaceSearch } from './load-pick-up-places.server';

export interface LoadedOffer {
  offer: Offer<CartShipper, CartPayment>;
  /** Branches and points of pick-up shippers, by shipper. */
  pickUps: Readonly<Record<string, PickUpPlaces>>;
}

async function loadByShipper<Value>(
  shippers: readonly CartShipper[],
  load: (shipper: CartShipper) => Promise<Value>,
): Promise<Record<string, Value>> {
  return Object.fromEntries(
    await Promise.all(shippers.map(async (shipper) => [shipper.id, await load(shipper)] as const)),
  );
}

/** Loads the shippers, payments, branches and times available for this cart. */
export async function loadOffer({ store }: AppLoadContext, search: PlaceSearch): Promise<LoadedOffer> {
  const [shippers, payments] = await Promise.all([getCartShippers(store), getCartPayments(store)]);
  const [pickUps, deliveryTimes] = await Promise.all([
    loadByShipper(shippers.filter(isPickUp), (shipper) => loadPickUpPlaces(store, shipper, search)),
    loadByShipper(
      shippers.filter((shipper) => !isPickUp(shipper)),
      ({ id }) => getDeliveryTimes(store, id),
    ),
  ]);
  const branchIds = Object.fromEntries(
    Object.entries(pickUps).map(([shipperId, { places }]) => [shipperId, places.map(({ id }) => id)]),
  );
  return { offer: { shippers, payments, branchIds, deliveryTimes }, pickUps };
}
