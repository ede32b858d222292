import { addDays } from './calendar-day';

/**
 * The day on which a product can be delivered: the later of the shipper's nearest one and today plus the product's
 * delay. Days are `YYYY-MM-DD` in the shop's time zone.
 */
export function firstDeliveryDate(nearestDeliveryDate: string, delayDays: number, today: string): string {
  const readyDate = addDays(today, delayDays);
  return nearestDeliveryDate > readyDate ? nearestDeliveryDate : readyDate;
}
