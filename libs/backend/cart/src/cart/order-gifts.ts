import { pickTranslation } from '@vyloha/contract';
import { fromMinor, withoutTax } from '@vyloha/money';
import * as v from 'valibot';
import { canBeBought, priceOf, stockOf, toPictureOrNull } from '@vyloha/backend-catalog';
import type { Buyer } from './buyer';
import { type RequestContext, defineRoute, paginatedSchema, toSinglePage } from '@vyloha/backend-kernel';
import { type TaxPlace, loadShopData, pictureSchema } from '@vyloha/backend-shop';
import type { LineProduct } from './cart-line';
import { hasBuyersDuty } from './legal-of-cart';
import { loadLineProducts } from './load-line-products';

const orderGiftSchema = v.object({
  id: v.string(),
  name: v.string(),
  mainImage: v.nullable(pictureSchema),
  price_from: v.number(),
  availability: v.object({ isAvailable: v.boolean() }),
  prices: v.object({ originalWithTax: v.nullable(v.number()), originalWithoutTax: v.nullable(v.number()) }),
});

export interface OrderGift {
  variantId: string;
  /** Minimum value of products in the order. */
  priceFromMinor: number;
  lineProduct: LineProduct;
  /** A gift is one piece, however many have to be bought. */
  isAvailable: boolean;
}

function isGiftAvailable({ variant, warehouses }: LineProduct): boolean {
  return canBeBought({ checkStock: variant.checkStock, stock: stockOf(warehouses), amountMin: 1 });
}

/**
 * Gifts available with an order in the active currency, the lowest threshold first. Those that take an age or a deposit
 * are none of them: the cart, which asks for both, does not know what is chosen with the order.
 */
export async function loadOrderGifts(ctx: Buyer, place: TaxPlace | null): Promise<OrderGift[]> {
  const { orderGifts } = (await loadShopData(ctx.db)).settings;
  const lineProducts = await loadLineProducts(
    ctx,
    orderGifts.map(({ variantId }) => variantId),
    place,
  );
  const gifts = orderGifts.flatMap(({ variantId, priceFrom }) => {
    const priceFromMinor = priceFrom[ctx.currency];
    const known = lineProducts.get(variantId);
    return priceFromMinor === undefined || known === undefined || hasBuyersDuty(known, ctx)
      ? []
      : [{ variantId, priceFromMinor, lineProduct: known, isAvailable: isGiftAvailable(known) }];
  });
  return gifts.sort((a, b) => a.priceFromMinor - b.priceFromMinor);
}

function toWireGift({ variantId, priceFromMinor, lineProduct, isAvailable }: OrderGift, { locale }: RequestContext) {
  const { variant, product, rates, price } = lineProduct;
  const originalMinor = price && priceOf(price, 1).originalMinor;
  return {
    id: variantId,
    name: pickTranslation(variant.fullname, locale),
    mainImage: toPictureOrNull(variant.mainImage ?? product.mainImage, locale),
    price_from: fromMinor(priceFromMinor),
    availability: { isAvailable },
    prices: {
      originalWithTax: originalMinor === null ? null : fromMinor(originalMinor),
      originalWithoutTax: originalMinor === null ? null : fromMinor(withoutTax(originalMinor, rates.taxRate)),
    },
  };
}

export const orderGiftsRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/order-gifts',
  summary: 'Gifts that an order may have, each from a certain value of products',
  access: 'shopper',
  response: paginatedSchema(orderGiftSchema),
  handler: async (ctx) => toSinglePage((await loadOrderGifts(ctx, null)).map((gift) => toWireGift(gift, ctx))),
});
