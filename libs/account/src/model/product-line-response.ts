import { contentMetres, displayText, lineName, linePicture } from '@vyloha/contract';
import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';

/** A product line of a list on the wire. */
export const productLineEntries = {
  amount: v.number(),
  product: v.nullable(v.object({ id: v.string(), name: displayText, slug: v.string() })),
  variant: v.nullable(v.object({ id: v.string(), content: contentMetres })),
  prices: v.object({
    totalWithTax: moneySchema,
    totalWithoutTax: moneySchema,
    totalCredits: v.nullish(v.number(), null),
  }),
  shoppable: v.nullable(
    v.object({ name: displayText, fullname: v.optional(displayText), unit: v.string(), mainImage: linePicture }),
  ),
} as const;

type WireProductLine = v.InferOutput<v.ObjectSchema<typeof productLineEntries, undefined>>;

/** A product line as lists show it. */
export interface ProductLine {
  name: string;
  /** Slug of the product page; `null` when the product is no longer sold. */
  slug: string | null;
  productId: string | null;
  variantId: string | null;
  /** In quantity steps. */
  amount: number;
  /** Size of one quantity step of a product sold by the metre; `null` for pieces. */
  metres: number | null;
  unit: string;
  fileKey: string | null;
  /** With tax. */
  totalMinor: number;
  totalWithoutTaxMinor: number;
  /** Price in loyalty credits; `null` when it was paid with money. */
  credits: number | null;
  /** Not sold any more when false, so it has no price. */
  isSaleable: boolean;
}

/** wire → product line */
export function toProductLine(wire: WireProductLine): ProductLine {
  return {
    name: lineName(wire),
    slug: wire.product?.slug ?? null,
    productId: wire.product?.id ?? null,
    variantId: wire.variant?.id ?? null,
    amount: wire.amount,
    metres: wire.variant?.content ?? null,
    unit: wire.shoppable?.unit ?? '',
    fileKey: wire.shoppable?.mainImage?.fileKey ?? null,
    totalMinor: wire.prices.totalWithTax,
    totalWithoutTaxMinor: wire.prices.totalWithoutTax,
    credits: wire.prices.totalCredits,
    isSaleable: true,
  };
}
