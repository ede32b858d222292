import { type CartLine, type OrderGift, priceLine } from '@vyloha/backend-cart';

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
      name: null,
      quoteItemId: null,
      position: 0,
      createdAt: now,
    },
    lineProduct,
    quote: null,
    price: priceLine({ price: null, taxRate: lineProduct.rates.taxRate, amount: 1, paidPerFree: null }),
  };
}
