import type { OrderGift } from '../model/gifts/order-gift';

/** Gloves with orders from 2 000 Kč on, changed as the test needs. */
export function anOrderGift(changes: Partial<OrderGift> = {}): OrderGift {
  return {
    id: 'v-rukavice',
    name: 'Zahradní rukavice',
    picture: null,
    isAvailable: true,
    fromMinor: 200_000,
    worth: { withTaxMinor: 9_900, withoutTaxMinor: 8_182 },
    ...changes,
  };
}
