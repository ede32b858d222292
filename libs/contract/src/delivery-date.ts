/** Adds days to a calendar day; both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/**
 * The day on which a product can be delivered: the later of the shipper's nearest one and today plus the product's
 * delay. Days are `YYYY-MM-DD` in the shop's time zone.
 */
export function firstDeliveryDate(nearestDeliveryDate: string, delayDays: number, today: string): string {
  const readyDate = addDays(today, delayDays);
  return nearestDeliveryDate > readyDate ? nearestDeliveryDate : readyDate;
}
