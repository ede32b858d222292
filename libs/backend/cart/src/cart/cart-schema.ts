import * as v from 'valibot';
import { availabilitySchema, parametersSchema } from '@vyloha/backend-catalog';
import { namedSchema } from '@vyloha/backend-kernel';
import { pictureSchema, shipperSchema, taxSchema } from '@vyloha/backend-shop';

const shoppableEntries = {
  id: v.string(),
  name: v.string(),
  fullname: v.string(),
  mainImage: v.nullable(pictureSchema),
  unit: v.string(),
  marketingCode: v.string(),
};

const lineEntries = {
  id: v.string(),
  type: v.string(),
  amount: v.number(),
  freeAmount: v.number(),
  parentId: v.nullable(v.string()),
  product: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      slug: v.string(),
      brandName: v.nullable(v.string()),
      categoryFullname: v.string(),
      marketingCode: v.string(),
    }),
  ),
  variant: v.nullable(v.object({ id: v.string(), content: v.object({ parameters: parametersSchema }) })),
  prices: v.object({
    unitWithTax: v.number(),
    unitWithoutTax: v.number(),
    totalWithTax: v.number(),
    totalWithoutTax: v.number(),
    currencyCode: v.string(),
    /** Loyalty credits paid instead of money; null on lines for money. */
    unitCredits: v.nullable(v.number()),
    totalCredits: v.nullable(v.number()),
  }),
  attributes: v.object({ discount: v.boolean() }),
};

const warehousesSchema = v.array(v.object({ id: v.string(), stock: v.number(), virtual: v.boolean() }));

export const cartItemSchema = namedSchema(
  'CartItem',
  v.object({
    ...lineEntries,
    shoppable: v.nullable(
      v.object({ ...shoppableEntries, availability: availabilitySchema, warehouses: warehousesSchema }),
    ),
    /** Of what is gone from the shop, where it still knows it. */
    name: v.optional(v.string()),
    /** The quote by which it was put into the cart. */
    quote: v.optional(
      v.object({
        code: v.string(),
        /** Whether it makes the price; everybody's holds otherwise. */
        applies: v.boolean(),
        /** Notice for the shopper about that, in the request's language. */
        notice: v.string(),
      }),
    ),
  }),
);

/** A line of an order: what was bought, without fields that only matter before buying. */
export const orderItemSchema = namedSchema(
  'OrderItem',
  v.object({ ...lineEntries, shoppable: v.nullable(v.object(shoppableEntries)) }),
);

const addressSchema = v.object({
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  countryCode: v.string(),
});

export const cartSchema = namedSchema(
  'Cart',
  v.object({
    id: v.nullable(v.string()),
    currencyCode: v.string(),
    items: v.array(cartItemSchema),
    prices: v.object({
      itemsWithTax: v.number(),
      itemsWithoutTax: v.number(),
      totalWithTax: v.number(),
      totalWithoutTax: v.number(),
      totalOriginalWithTax: v.number(),
      totalOriginalWithoutTax: v.number(),
      giftsWithTax: v.number(),
      giftsWithoutTax: v.number(),
      paymentPriceWithTax: v.number(),
      paymentPriceWithoutTax: v.number(),
      shipperPriceWithTax: v.number(),
      shipperPriceWithoutTax: v.number(),
      discountLimitPriceWithVat: v.number(),
      freeShippingAt: v.nullable(v.number()),
      credits: v.number(),
    }),
    tax: taxSchema,
    /** Years: who orders has to declare that they are as old; null where anybody may order. */
    minAge: v.nullable(v.number()),
    coupon: v.nullable(
      v.object({
        code: v.string(),
        name: v.string(),
        free_shipping: v.boolean(),
        /** Why it does not hold now, in the request's language; null when it does. */
        problem: v.nullable(v.string()),
      }),
    ),
    /** Credits as a discount: how many the shopper entered, how many are spent, what one takes off. Null: not offered. */
    creditsDiscount: v.nullable(v.object({ requested: v.number(), spent: v.number(), creditValue: v.number() })),
    fastestShipper: v.nullable(shipperSchema),
    customer: v.nullable(
      v.object({
        name: v.string(),
        firstName: v.string(),
        lastName: v.string(),
        email: v.string(),
        phone: v.nullable(v.string()),
      }),
    ),
    shippingAddress: v.nullable(addressSchema),
    billingAddress: v.nullable(addressSchema),
    hasCustomShippingAddress: v.boolean(),
    comment: v.nullable(v.string()),
  }),
);

export type WireCart = v.InferOutput<typeof cartSchema>;
export type WireCartItem = v.InferOutput<typeof cartItemSchema>;
export type WireOrderItem = v.InferOutput<typeof orderItemSchema>;
