import { optionalMoney } from '@vyloha/money';
import * as v from 'valibot';

/** Up to what a customer may order for a company by themselves. */
export interface BuyerLimit {
  /** With tax, shipping and payment, in minor units of the currency. */
  limitMinor: number;
  currencyCode: string;
  /** Names of those who decide about what is above it. */
  approvers: readonly string[];
}

/** Response of `GET /api/v1/user/company`: the limit of its caller; `null` for who may order anything. */
export const buyerLimitResponse: v.GenericSchema<unknown, BuyerLimit | null> = v.pipe(
  v.object({
    role: v.string(),
    orderLimit: optionalMoney,
    currencyCode: v.string(),
    approvers: v.optional(v.array(v.string()), () => []),
  }),
  v.transform(({ role, orderLimit, currencyCode, approvers }) =>
    role !== 'buyer' || orderLimit === null ? null : { limitMinor: orderLimit, currencyCode, approvers },
  ),
);

/** An order and its total as its page shows them. */
interface ShownTotal {
  totalMinor: number;
  currencyCode: string;
}

/** Whether an order waits for approval; one in another currency cannot be compared with the limit. Decision 0057. */
export function needsApproval(limit: BuyerLimit | null, { totalMinor, currencyCode }: ShownTotal): boolean {
  return limit !== null && (currencyCode !== limit.currencyCode || totalMinor > limit.limitMinor);
}

/** Says that the form's button was the one of an order that waits for approval. */
export const approvalField = 'forApproval';
