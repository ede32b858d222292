import type { CartLine } from '../cart/cart-line';
import type { OrderGift } from '../cart/order-gifts';
import { priceLine } from '../cart/price-line';

/** A gift as a line of the order: one piece that costs nothing. */
export function toGiftLine({ variantId, goods }: OrderGift, cartId: string, now: Date): CartLine {
  return {
    item: {
      id: `gift-${variantId}`,
      cartId,
      variantId,
      type: 'gift',
      amount: 1,
      parentId: null,
      forCredits: false,
      custom: null,
      position: 0,
      createdAt: now,
    },
    goods,
    price: priceLine({ price: null, taxRate: goods.pricing.taxRate, amount: 1, paidPerFree: null }),
  };
}
