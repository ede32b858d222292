import { contentMetres, displayText, lineName, linePicture, type MeasuredItem, toMeasuredItem } from '@vyloha/contract';
import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';

/** A line of an order as it is shown, before and after the order is placed. */
export interface OrderLine {
  id: string;
  /** The product with its variant. */
  name: string;
  /** Of the product's page; `null` where there is no link to it. */
  slug: string | null;
  /** `null` for gifts of a cart, for discounts, and for products that no longer exist. */
  variantId: string | null;
  /** In quantity steps; multiplied by the multiplier it is in the unit. */
  amount: number;
  multiplier: number;
  unit: string;
  fileKey: string | null;
  /** With tax; negative for a discount, which has no amount to show. */
  totalMinor: number;
  totalWithoutTaxMinor: number;
  /** Price in loyalty credits; `null` when it is paid with money. */
  credits: number | null;
  isDiscount: boolean;
  /** The product as it is measured, without a quantity; `null` where there is none. */
  measured: MeasuredItem | null;
}

/** A line of a placed order. */
export interface PlacedLine extends OrderLine {
  /** As on the wire: `product`, `gift`, `discount`, … */
  type: string;
  /** Without its variant; '' when the product no longer exists. */
  productName: string;
}

/** One of an order's `items` on the wire → a line. */
export const placedLineResponse = v.pipe(
  v.object({
    id: v.string(),
    type: v.optional(v.string(), 'product'),
    amount: v.number(),
    product: v.nullable(
      v.object({
        name: displayText,
        slug: v.optional(v.string(), ''),
        brandName: v.nullish(displayText, null),
        categoryFullname: v.nullish(displayText, ''),
      }),
    ),
    shoppable: v.nullable(
      v.object({ name: displayText, fullname: v.optional(displayText), unit: v.string(), mainImage: linePicture }),
    ),
    variant: v.nullable(v.object({ id: v.optional(v.string()), content: contentMetres })),
    prices: v.object({
      totalWithTax: moneySchema,
      totalWithoutTax: moneySchema,
      totalCredits: v.nullish(v.number(), null),
    }),
    attributes: v.nullish(v.object({ discount: v.nullish(v.boolean(), false) }), null),
  }),
  v.transform(({ id, type, amount, product, shoppable, variant, prices, attributes }): PlacedLine => {
    const isDiscount = attributes?.discount ?? false;
    const variantId = isDiscount ? null : (variant?.id ?? null);
    return {
      id,
      type,
      name: lineName({ product, shoppable }),
      productName: product?.name ?? '',
      slug: isDiscount || product === null || product.slug === '' ? null : product.slug,
      variantId,
      amount,
      multiplier: variant?.content ?? 1,
      unit: shoppable?.unit ?? '',
      fileKey: shoppable?.mainImage?.fileKey ?? null,
      totalMinor: prices.totalWithTax,
      totalWithoutTaxMinor: prices.totalWithoutTax,
      credits: prices.totalCredits,
      isDiscount,
      measured:
        product === null || variantId === null
          ? null
          : toMeasuredItem({
              variantId,
              productName: product.name,
              variantName: shoppable?.name ?? null,
              brandName: product.brandName,
              categories: product.categoryFullname,
              unitPrice: null,
            }),
    };
  }),
);
