import { moneySchema } from '@vyloha/money';
import { orderResponse } from '@vyloha/orders';
import * as v from 'valibot';

export const approvalStatuses = ['waiting', 'approved', 'rejected', 'cancelled'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

const summaryEntries = {
  id: v.string(),
  status: v.picklist(approvalStatuses),
  createdAt: v.string(),
  buyer: v.object({ name: v.string(), email: v.string() }),
  total: moneySchema,
  currencyCode: v.string(),
  orderCode: v.nullable(v.string()),
  /** Which limit of its buyer it is above; null where nobody knows. */
  heldBy: v.optional(v.nullable(v.picklist(['orderLimit', 'monthlyLimit', 'currency'])), null),
};

/** Response of `GET /api/v1/user/company/approvals`. */
export const approvalsResponse = v.array(v.object(summaryEntries));

/** An order above a limit in a list; its total in minor units of its currency. */
export type ApprovalSummary = v.InferOutput<typeof approvalsResponse>[number];

/** Response of `GET /api/v1/user/company/approvals/{id}`: the order as requested, and what it would cost now. */
export const approvalResponse = v.object({
  ...summaryEntries,
  order: orderResponse,
  canDecide: v.boolean(),
  canCancel: v.boolean(),
  /** In main units, as it is sent back; null when it cannot be placed now. */
  current: v.nullable(v.object({ total: v.nullable(v.number()), changes: v.array(v.string()) })),
  log: v.array(
    v.object({
      kind: v.picklist(['requested', 'approved', 'rejected', 'cancelled']),
      name: v.string(),
      reason: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
});

export type Approval = v.InferOutput<typeof approvalResponse>;

/** Response of `POST …/approve`. */
export const approvedResponse = v.object({ orderCode: v.string() });
