import type { PickUpPlace } from '@vyloha/branches';
import {
  branchDelayDays,
  deliveryDay,
  linesInWarehouse,
  type Cart,
  type CartShipper,
  type DeliveryDay,
} from '@vyloha/cart';
import type { DeliveryDays, PlaceDelivery } from '../model/selection/delivery-days';
import { isPickUp } from '../model/selection/shipper';

interface DeliveryDaysInput {
  cart: Pick<Cart, 'lines'>;
  shippers: readonly CartShipper[];
  pickUps: Readonly<Record<string, { places: readonly PickUpPlace[] }>>;
  /** `YYYY-MM-DD` in the shop's zone. */
  today: string;
}

/** What has to be brought first is not to be had at once, though on the same day. */
function toPromise(day: DeliveryDay | null, isThere: boolean): DeliveryDay | null {
  return day?.kind === 'immediate' && !isThere ? { ...day, kind: 'today' } : day;
}

/** The delivery days for the cart. */
export function deliveryDays({ cart, shippers, pickUps, today }: DeliveryDaysInput): DeliveryDays {
  const { lines } = cart;
  const delayDays = Math.max(0, ...lines.map(({ stock }) => stock.delayDays));
  const placesOf = ({ id }: CartShipper) => pickUps[id]?.places ?? [];
  const deliveryAt = (shipper: CartShipper, { warehouseId }: PickUpPlace): PlaceDelivery => {
    if (warehouseId === null)
      return { day: toPromise(deliveryDay(shipper, delayDays, today), false), linesThere: null };
    const linesThere = linesInWarehouse(lines, warehouseId);
    const day = deliveryDay(shipper, branchDelayDays(lines, warehouseId), today);
    return { day: toPromise(day, linesThere === lines.length), linesThere };
  };
  const byBranch = shippers
    .filter(isPickUp)
    .flatMap((shipper) => placesOf(shipper).map((place) => [place.id, deliveryAt(shipper, place)] as const));
  const hasAllAt = ({ warehouseId }: PickUpPlace) =>
    warehouseId !== null && linesInWarehouse(lines, warehouseId) === lines.length;
  const dayOf = (shipper: CartShipper) => {
    const places = placesOf(shipper);
    return toPromise(deliveryDay(shipper, delayDays, today), places.length > 0 && places.every(hasAllAt));
  };
  return {
    byShipper: Object.fromEntries(shippers.map((shipper) => [shipper.id, dayOf(shipper)])),
    byBranch: Object.fromEntries(byBranch),
    lineCount: lines.length,
  };
}
