import { metresParameterId } from '@vyloha/contract';
import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';

const picture = v.nullable(v.object({ fileKey: v.string(), alt: v.string() }));

const variant = v.object({
  content: v.object({ parameters: v.array(v.object({ entityId: v.string(), values: v.array(v.unknown()) })) }),
});

function metresOf(wire: v.InferOutput<typeof variant> | null): number | null {
  const metres = wire?.content.parameters.find(({ entityId }) => entityId === metresParameterId)?.values[0];
  return typeof metres === 'number' ? metres : null;
}

/** Goods of one variant only are named once. */
function nameOf(product: string, variantName: string): string {
  return variantName === '' || variantName === product ? product : `${product}, ${variantName}`;
}

const goods = {
  amount: v.number(),
  product: v.nullable(v.object({ id: v.string(), name: v.string(), slug: v.string() })),
  variant: v.nullable(v.object({ ...variant.entries, id: v.string() })),
  prices: v.object({
    unitWithTax: moneySchema,
    totalWithTax: moneySchema,
    totalCredits: v.nullish(v.number(), null),
  }),
};

/** A line of goods on the wire, in an order or a list. */
export const goodsEntries = {
  ...goods,
  shoppable: v.nullable(v.object({ name: v.string(), unit: v.string(), mainImage: picture })),
} as const;

type WireGoods = v.InferOutput<v.ObjectSchema<typeof goodsEntries, undefined>>;

/** A line of goods as the account's pages show it. */
export interface GoodsLine {
  name: string;
  /** Of the goods' page; `null` when they are gone from the shop. */
  slug: string | null;
  productId: string | null;
  variantId: string | null;
  /** In counted steps. */
  amount: number;
  /** What one counted step of goods sold by the metre is; `null` for pieces. */
  metres: number | null;
  unit: string;
  fileKey: string | null;
  totalMinor: number;
  /** What it cost in loyalty credits; `null` when it was bought for money. */
  credits: number | null;
}

/** wire → line of goods */
export function toGoodsLine(wire: WireGoods): GoodsLine {
  return {
    name: nameOf(wire.product?.name ?? '', wire.shoppable?.name ?? ''),
    slug: wire.product?.slug ?? null,
    productId: wire.product?.id ?? null,
    variantId: wire.variant?.id ?? null,
    amount: wire.amount,
    metres: metresOf(wire.variant),
    unit: wire.shoppable?.unit ?? '',
    fileKey: wire.shoppable?.mainImage?.fileKey ?? null,
    totalMinor: wire.prices.totalWithTax,
    credits: wire.prices.totalCredits,
  };
}
