import {
  availabilityEntries,
  displayText,
  isSaleable,
  optionalPicture,
  optionalString,
  optionalText,
  toAmountLimits,
  toStock,
} from '@vyloha/contract';
import * as v from 'valibot';
import type { CartDiscount, CartLine } from '../cart';
import { multiplierOf, variantContentField } from './variant-multiplier';
import { moneyOrZero } from '../money-or-zero';

const productField = v.object({
  id: v.string(),
  name: displayText,
  slug: v.nullish(v.string(), ''),
  brandName: v.nullish(displayText, null),
  categoryFullname: v.nullish(displayText, ''),
  marketingCode: v.nullish(v.string(), ''),
});

const shoppableField = v.object({
  id: v.string(),
  name: v.nullish(displayText, ''),
  fullname: v.nullish(displayText, ''),
  mainImage: optionalPicture,
  unit: v.nullish(v.string(), 'ks'),
  availability: v.object(availabilityEntries),
  warehouses: v.nullish(v.array(v.object({ id: v.string(), stock: v.number() })), []),
  marketingCode: optionalString,
});

const variantField = v.object({
  id: v.string(),
  content: variantContentField,
});

const cartItemField = v.object({
  id: v.string(),
  amount: v.number(),
  freeAmount: v.nullish(v.number(), 0),
  parentId: optionalString,
  /** Of what is gone from the shop, where the backend still knows it. */
  name: optionalText,
  product: v.nullish(productField, null),
  shoppable: v.nullish(shoppableField, null),
  variant: v.nullish(variantField, null),
  prices: v.object({
    unitWithTax: moneyOrZero,
    unitWithoutTax: moneyOrZero,
    totalWithTax: moneyOrZero,
    totalWithoutTax: moneyOrZero,
    unitCredits: v.nullish(v.number(), null),
    totalCredits: v.nullish(v.number(), null),
  }),
  quote: v.nullish(v.object({ code: v.string(), applies: v.boolean(), notice: displayText }), null),
  attributes: v.nullish(v.object({ discount: v.nullish(v.boolean(), false) }), { discount: false }),
});

type WireItem = v.InferOutput<typeof cartItemField>;

/** Kinds of wire items; `invalid` ones lack their product and are to be removed. */
export type ParsedCartItem =
  | { kind: 'line'; line: CartLine }
  | { kind: 'discount'; discount: CartDiscount }
  | { kind: 'invalid'; id: string; name: string | null };

function creditsOf({ unitCredits, totalCredits }: WireItem['prices']): CartLine['credits'] {
  return unitCredits === null || totalCredits === null ? null : { unit: unitCredits, total: totalCredits };
}

function toParsedItem(item: WireItem): ParsedCartItem {
  const { id, product, shoppable, variant, prices } = item;
  const total = { withTaxMinor: prices.totalWithTax, withoutTaxMinor: prices.totalWithoutTax };
  if (item.attributes.discount) {
    return { kind: 'discount', discount: { id, name: shoppable?.fullname ?? product?.name ?? '', total } };
  }
  if (!product || !shoppable || !variant) return { kind: 'invalid', id, name: item.name };
  const line: CartLine = {
    id,
    parentId: item.parentId,
    productId: product.id,
    variantId: variant.id,
    slug: product.slug,
    name: product.name,
    variantName: shoppable.name === '' || shoppable.name === product.name ? null : shoppable.name,
    code: shoppable.marketingCode ?? product.marketingCode,
    brandName: product.brandName,
    categoryName: product.categoryFullname,
    picture: shoppable.mainImage,
    unit: shoppable.unit,
    amount: item.amount,
    freeAmount: item.freeAmount,
    multiplier: multiplierOf(variant),
    limits: toAmountLimits(shoppable.availability),
    isSaleable: isSaleable(shoppable.availability),
    stock: toStock(shoppable.availability),
    warehouses: shoppable.warehouses.map((warehouse) => ({ id: warehouse.id, pieces: warehouse.stock })),
    unitPrice: { withTaxMinor: prices.unitWithTax, withoutTaxMinor: prices.unitWithoutTax },
    total,
    credits: creditsOf(prices),
    quote: item.quote,
  };
  return { kind: 'line', line };
}

/** One item of a cart on the wire; unknown fields are dropped. */
export const cartItemResponse = v.pipe(cartItemField, v.transform(toParsedItem));
