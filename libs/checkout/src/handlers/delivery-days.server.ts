import type { PickUpPlace } from '@vyloha/branches';
import { branchDelayDays, deliveryDay, type Cart, type CartShipper, type DeliveryDay } from '@vyloha/cart';
import { isPickUp } from '../model/selection/shipper';

/** Delivery days by shipper, and for pick-up by branch. */
export interface DeliveryDays {
  byShipper: Readonly<Record<string, DeliveryDay | null>>;
  byBranch: Readonly<Record<string, DeliveryDay | null>>;
}

interface DeliveryDaysInput {
  cart: Cart;
  shippers: readonly CartShipper[];
  pickUps: Readonly<Record<string, { places: readonly PickUpPlace[] }>>;
  /** `YYYY-MM-DD` in the shop's zone. */
  today: string;
}

/** The delivery days for the cart. */
export function deliveryDays({ cart, shippers, pickUps, today }: DeliveryDaysInput): DeliveryDays {
  const delayDays = Math.max(0, ...cart.lines.map(({ stock }) => stock.delayDays));
  const dayAt = (shipper: CartShipper, { warehouseId }: PickUpPlace) =>
    deliveryDay(shipper, warehouseId === null ? delayDays : branchDelayDays(cart.lines, warehouseId), today);
  const byBranch = shippers
    .filter(isPickUp)
    .flatMap((shipper) =>
      (pickUps[shipper.id]?.places ?? []).map((place) => [place.id, dayAt(shipper, place)] as const),
    );
  return {
    byShipper: Object.fromEntries(shippers.map((shipper) => [shipper.id, deliveryDay(shipper, delayDays, today)])),
    byBranch: Object.fromEntries(byBranch),
  };
}
