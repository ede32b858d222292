import * as v from 'valibot';
import type { CartDiscount, CartLine } from '../cart';
import { multiplierOf, variantContentField } from './variant-multiplier';
import { moneyField, optionalTextField, pictureField } from '../wire-fields';

const countField = (fallback: number) => v.nullish(v.number(), fallback);

const availabilityField = v.object({
  checkStock: v.nullish(v.boolean(), false),
  stock: countField(0),
  isAvailable: v.boolean(),
  availability: v.nullish(v.string(), ''),
  soldAvailability: v.nullish(v.string(), ''),
  amountMin: countField(1),
  amountMax: v.nullish(v.number(), null),
  amountStep: countField(1),
  delayDays: countField(0),
});

const productField = v.object({
  id: v.string(),
  name: v.string(),
  slug: v.nullish(v.string(), ''),
  categoryFullname: v.nullish(v.string(), ''),
  marketingCode: v.nullish(v.string(), ''),
});

const shoppableField = v.object({
  id: v.string(),
  name: v.nullish(v.string(), ''),
  fullname: v.nullish(v.string(), ''),
  mainImage: pictureField,
  unit: v.nullish(v.string(), 'ks'),
  availability: availabilityField,
  warehouses: v.nullish(v.array(v.object({ id: v.string(), stock: v.number() })), []),
  marketingCode: optionalTextField,
});

const variantField = v.object({
  id: v.string(),
  content: variantContentField,
});

const cartItemField = v.object({
  id: v.string(),
  amount: v.number(),
  freeAmount: countField(0),
  parentId: optionalTextField,
  product: v.nullish(productField, null),
  shoppable: v.nullish(shoppableField, null),
  variant: v.nullish(variantField, null),
  prices: v.object({
    unitWithTax: moneyField,
    unitWithoutTax: moneyField,
    totalWithTax: moneyField,
    totalWithoutTax: moneyField,
    unitCredits: v.nullish(v.number(), null),
    totalCredits: v.nullish(v.number(), null),
  }),
  attributes: v.nullish(v.object({ discount: v.nullish(v.boolean(), false) }), { discount: false }),
});

type WireItem = v.InferOutput<typeof cartItemField>;

/** Kinds of wire items; `invalid` ones lack their product and are to be removed. */
export type ParsedCartItem =
  { kind: 'line'; line: CartLine } | { kind: 'discount'; discount: CartDiscount } | { kind: 'invalid'; id: string };

function stockOf(availability: v.InferOutput<typeof availabilityField>): CartLine['stock'] {
  return {
    isChecked: availability.checkStock,
    pieces: availability.stock,
    isAvailable: availability.isAvailable,
    text: availability.availability,
    soldOutText: availability.soldAvailability,
    delayDays: availability.delayDays,
  };
}

function limitsOf({ amountMin, amountMax, amountStep }: v.InferOutput<typeof availabilityField>): CartLine['limits'] {
  return { min: amountMin, max: amountMax, step: amountStep };
}

function creditsOf({ unitCredits, totalCredits }: WireItem['prices']): CartLine['credits'] {
  return unitCredits === null || totalCredits === null ? null : { unit: unitCredits, total: totalCredits };
}

function toParsedItem(item: WireItem): ParsedCartItem {
  const { id, product, shoppable, variant, prices } = item;
  const total = { withTaxMinor: prices.totalWithTax, withoutTaxMinor: prices.totalWithoutTax };
  if (item.attributes.discount) {
    return { kind: 'discount', discount: { id, name: shoppable?.fullname ?? product?.name ?? '', total } };
  }
  if (!product || !shoppable || !variant) return { kind: 'invalid', id };
  const line: CartLine = {
    id,
    parentId: item.parentId,
    productId: product.id,
    variantId: variant.id,
    slug: product.slug,
    name: product.name,
    variantName: shoppable.name === '' || shoppable.name === product.name ? null : shoppable.name,
    code: shoppable.marketingCode ?? product.marketingCode,
    categoryName: product.categoryFullname,
    picture: shoppable.mainImage,
    unit: shoppable.unit,
    amount: item.amount,
    freeAmount: item.freeAmount,
    multiplier: multiplierOf(variant),
    limits: limitsOf(shoppable.availability),
    stock: stockOf(shoppable.availability),
    warehouses: shoppable.warehouses.map((warehouse) => ({ id: warehouse.id, pieces: warehouse.stock })),
    unitPrice: { withTaxMinor: prices.unitWithTax, withoutTaxMinor: prices.unitWithoutTax },
    total,
    credits: creditsOf(prices),
  };
  return { kind: 'line', line };
}

/** One item of a cart on the wire; unknown fields are dropped. */
export const cartItemResponse = v.pipe(cartItemField, v.transform(toParsedItem));
