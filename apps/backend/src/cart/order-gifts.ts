import { fromMinor } from '@vyloha/money';
import * as v from 'valibot';
import { toVariant } from '../catalog/product/wire/variant';
import type { RequestContext } from '../server/request-context';
import { defineRoute } from '../server/route';
import { listOf, wholeList } from '../server/wire-shapes';
import { pictureSchema } from '../shop/picture';
import { loadShopSettings } from '../shop/shop-settings';
import type { LineGoods } from './cart-line';
import { loadGoods } from './load-goods';

const orderGiftSchema = v.object({
  id: v.string(),
  name: v.string(),
  mainImage: v.nullable(pictureSchema),
  price_from: v.number(),
  availability: v.object({ isAvailable: v.boolean() }),
  prices: v.object({ originalWithTax: v.nullable(v.number()) }),
});

export interface OrderGift {
  variantId: string;
  /** Value of goods from which on it may be chosen. */
  priceFromMinor: number;
  goods: LineGoods;
}

/** Gifts to choose from with an order in the active currency, the nearest first. */
export async function loadOrderGifts(ctx: RequestContext): Promise<OrderGift[]> {
  const { orderGifts } = await loadShopSettings(ctx.db);
  const goods = await loadGoods(
    ctx,
    orderGifts.map(({ variantId }) => variantId),
  );
  const offered = orderGifts.flatMap(({ variantId, priceFrom }) => {
    const priceFromMinor = priceFrom[ctx.currency];
    const known = goods.get(variantId);
    return priceFromMinor === undefined || known === undefined ? [] : [{ variantId, priceFromMinor, goods: known }];
  });
  return offered.sort((a, b) => a.priceFromMinor - b.priceFromMinor);
}

function toWireGift({ variantId, priceFromMinor, goods }: OrderGift, ctx: RequestContext) {
  const { fullname, mainImage, availability, prices } = toVariant(goods.variant, goods.pricing, [], ctx);
  return {
    id: variantId,
    name: fullname,
    mainImage,
    price_from: fromMinor(priceFromMinor),
    availability: { isAvailable: availability.isAvailable },
    prices: { originalWithTax: prices.originalWithTax },
  };
}

export const orderGiftsRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/order-gifts',
  summary: 'Gifts to choose from with an order, each from its value of goods on',
  access: 'shopper',
  response: listOf(orderGiftSchema),
  handler: async (ctx) => wholeList((await loadOrderGifts(ctx)).map((gift) => toWireGift(gift, ctx))),
});
