/** Where a shipper takes an order: to a branch of the shop, to a pick-up point of its own, or to an address. */
export const shipperTypes = ['PERSONAL', 'PICKUP_POINT', 'DELIVERY'] as const;

export type ShipperType = (typeof shipperTypes)[number];
