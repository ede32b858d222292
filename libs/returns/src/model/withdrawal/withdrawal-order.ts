import { displayText, validEntries } from '@vyloha/contract';
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

/** `GET /api/v1/withdrawals/orders/{token}` on the wire. */
export const withdrawalOrderResponse = v.object({
  code: v.string(),
  createdAt: v.string(),
  refusal: v.nullable(v.picklist(['business', 'cancelled'])),
  /** The last day as YYYY-MM-DD; null while the period has not begun. */
  deadline: v.nullable(v.string()),
  isLate: v.boolean(),
  items: validEntries(
    v.object({
      id: v.string(),
      name: displayText,
      unit: v.string(),
      amount: v.number(),
      /** How much of the amount can still be withdrawn from. */
      remaining: v.number(),
    }),
  ),
  withdrawals: v.array(withdrawalResponse),
});

export type WithdrawalOrder = v.InferOutput<typeof withdrawalOrderResponse>;
export type WithdrawalLine = WithdrawalOrder['items'][number];

/** The secret that opens an order for a withdrawal. */
export const withdrawalAccessResponse = v.object({ token: v.string() });
