import { displayText, toMeasuredItem, validEntries } from '@vyloha/contract';
import { moneySchema, fromMinor } from '@vyloha/money';
import * as v from 'valibot';

/** The states that this version knows; the shop may add others. */
export const withdrawalStates = ['received', 'accepted', 'refunded', 'rejected'] as const;

/** `null` for a state that this version does not know. */
const withdrawalState = v.fallback(v.nullable(v.picklist(withdrawalStates)), null);

/** A withdrawal on the wire. */
export const withdrawalResponse = v.object({
  code: v.string(),
  orderCode: v.string(),
  /** ISO 8601 */
  receivedAt: v.string(),
  state: withdrawalState,
  isLate: v.boolean(),
  /** What the shop said with its state; null without words. */
  note: v.nullable(v.string()),
  items: validEntries(v.object({ name: displayText, amount: v.number(), unit: v.string() })),
});

export const returnsResponse = v.array(withdrawalResponse);

export type Withdrawal = v.InferOutput<typeof withdrawalResponse>;

/** One of its lines. `measured`: as measuring knows it; of a backend that only names it, its name. */
const withdrawalLine = v.pipe(
  v.object({
    id: v.string(),
    name: displayText,
    unit: v.string(),
    amount: v.number(),
    /** How much of the amount can still be withdrawn from. */
    remaining: v.number(),
    product: v.nullish(
      v.object({ name: displayText, brandName: v.nullable(displayText), categoryFullname: displayText }),
      null,
    ),
    variant: v.nullish(v.object({ id: v.string(), name: displayText }), null),
    prices: v.nullish(v.object({ unitWithTax: moneySchema }), null),
  }),
  v.transform(({ product, variant, prices, ...line }) => ({
    ...line,
    measured:
      product === null || variant === null
        ? { name: line.name }
        : toMeasuredItem({
            variantId: variant.id,
            productName: product.name,
            variantName: variant.name,
            brandName: product.brandName,
            categories: product.categoryFullname,
            unitPrice: prices && fromMinor(prices.unitWithTax),
          }),
  })),
);

/** `GET /api/v1/withdrawals/orders/{token}` on the wire. */
export const withdrawalOrderResponse = v.object({
  code: v.string(),
  createdAt: v.string(),
  refusal: v.nullable(v.picklist(['business', 'cancelled'])),
  /** The last day as YYYY-MM-DD; null while the period has not begun. */
  deadline: v.nullable(v.string()),
  isLate: v.boolean(),
  items: validEntries(withdrawalLine),
  withdrawals: v.array(withdrawalResponse),
});

export type WithdrawalOrder = v.InferOutput<typeof withdrawalOrderResponse>;
export type WithdrawalLine = WithdrawalOrder['items'][number];

/** The secret that opens an order for a withdrawal. */
export const withdrawalAccessResponse = v.object({ token: v.string() });
