import type { AppLoadContext } from '@remix-run/node';
import { isPostcodeQuery, type StoreBranch } from '@vyloha/branches';
import { listBranchesNear, listStoreBranches } from '@vyloha/branches/server';
import type { CartPayment, CartShipper } from '@vyloha/cart';
import { getCartPayments, getCartShippers } from '@vyloha/cart/server';
import { getDeliveryTimes } from '../api/get-delivery-times.server';
import type { BranchSearch } from '../model/selection/branch-search';
import type { Offer } from '../model/selection/selection';
import { isPickUp } from '../model/selection/shipper';

export interface LoadedOffer {
  offer: Offer<CartShipper, CartPayment>;
  /** Branches of pick-up shippers, by shipper. */
  branches: Readonly<Record<string, readonly StoreBranch[]>>;
  /** The search is for a postcode that does not exist. */
  isPostcodeUnknown: boolean;
}

async function loadByShipper<Value>(shippers: readonly CartShipper[], load: (shipperId: string) => Promise<Value>) {
  return Object.fromEntries(await Promise.all(shippers.map(async ({ id }) => [id, await load(id)] as const)));
}

/** The branches in the shopper's country, or all when it has none. */
function filterByCountry(branches: readonly StoreBranch[], countryCode: string): readonly StoreBranch[] {
  const branchesInCountry = branches.filter(({ address }) => address.countryCode === countryCode);
  return branchesInCountry.length > 0 ? branchesInCountry : branches;
}

/** The branches near the searched postcode; `undefined` without one, `null` when it does not exist. */
async function findNearBranches({ store }: AppLoadContext, search: BranchSearch | null) {
  if (search === null || !isPostcodeQuery(search.query)) return undefined;
  return listBranchesNear(store, { shipperId: search.shipperId, postcode: search.query });
}

/**
 * Loads the shippers, payments, branches and times available for this cart.
 * @param search the nearest branches come first; names are searched by the page
 */
export async function loadOffer(
  context: AppLoadContext,
  countryCode: string,
  search: BranchSearch | null = null,
): Promise<LoadedOffer> {
  const { store } = context;
  const [shippers, payments, nearBranches] = await Promise.all([
    getCartShippers(store),
    getCartPayments(store),
    findNearBranches(context, search),
  ]);
  const [branches, deliveryTimes] = await Promise.all([
    loadByShipper(shippers.filter(isPickUp), async (id) => {
      const found = id === search?.shipperId ? nearBranches : null;
      return filterByCountry(found ?? (await listStoreBranches(store, id)), countryCode);
    }),
    loadByShipper(
      shippers.filter((shipper) => !isPickUp(shipper)),
      (id) => getDeliveryTimes(store, id),
    ),
  ]);
  const branchIds = Object.fromEntries(
    Object.entries(branches).map(([shipperId, list]) => [shipperId, list.map(({ id }) => id)]),
  );
  const offer = { shippers, payments, branchIds, deliveryTimes };
  return { offer, branches, isPostcodeUnknown: nearBranches === null };
}
