import type { CartLine } from '../../cart/cart-line';
import type { OrderGift } from '../../cart/order-gifts';
import { priceLine } from '../../cart/price-line';

/** A gift as an order line: one piece at no cost. */
export function toGiftLine({ variantId, lineProduct }: OrderGift, cartId: string, now: Date): CartLine {
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
      quoteItemId: null,
      position: 0,
      createdAt: now,
    },
    lineProduct,
    quote: null,
    price: priceLine({ price: null, taxRate: lineProduct.product.vatRate, amount: 1, paidPerFree: null }),
  };
}
