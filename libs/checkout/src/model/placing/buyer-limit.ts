import { moneySchema, optionalMoney } from '@vyloha/money';
import * as v from 'valibot';

/** Up to what a customer may order for a company by themselves; amounts with tax, in minor units of the currency. */
export interface BuyerLimit {
  /** Of one order with shipping and payment; `null` without one. */
  orderMinor: number | null;
  /** Of the orders of this month together; `null` without one. */
  monthly: { limitMinor: number; leftMinor: number } | null;
  currencyCode: string;
  /** Names of those who decide about what is above it. */
  approvers: readonly string[];
}

/** Response of `GET /api/v1/user/company`: the limits of its caller; `null` for who may order anything. */
export const buyerLimitResponse: v.GenericSchema<unknown, BuyerLimit | null> = v.pipe(
  v.object({
    role: v.string(),
    orderLimit: optionalMoney,
    monthlyLimit: optionalMoney,
    monthlyUsed: v.optional(moneySchema, 0),
    currencyCode: v.string(),
    approvers: v.optional(v.array(v.string()), () => []),
  }),
  v.transform(({ role, orderLimit, monthlyLimit, monthlyUsed, currencyCode, approvers }) => {
    if (role !== 'buyer' || (orderLimit === null && monthlyLimit === null)) return null;
    const monthly =
      monthlyLimit === null ? null : { limitMinor: monthlyLimit, leftMinor: Math.max(0, monthlyLimit - monthlyUsed) };
    return { orderMinor: orderLimit, monthly, currencyCode, approvers };
  }),
);

/** An order and its total as its page shows them. */
interface ShownTotal {
  totalMinor: number;
  currencyCode: string;
}

/** Why an order waits for approval; `null` when it does not. One in another currency cannot be compared. Decision 0057. */
export function findExceeded(
  limit: BuyerLimit,
  { totalMinor, currencyCode }: ShownTotal,
): 'currency' | 'orderLimit' | 'monthlyLimit' | null {
  if (currencyCode !== limit.currencyCode) return 'currency';
  if (limit.orderMinor !== null && totalMinor > limit.orderMinor) return 'orderLimit';
  return limit.monthly !== null && totalMinor > limit.monthly.leftMinor ? 'monthlyLimit' : null;
}

export function needsApproval(limit: BuyerLimit | null, shown: ShownTotal): boolean {
  return limit !== null && findExceeded(limit, shown) !== null;
}

/** Says that the form's button was the one of an order that waits for approval. */
export const approvalField = 'forApproval';
