import { fromMinor } from '@vyloha/money';
import * as v from 'valibot';
import { toZonedIso } from '@vyloha/backend-shop';
import { asPlaced, orderSchema, toWireOrder } from '@vyloha/backend-orders';
import { type RequestContext, namedSchema } from '@vyloha/backend-kernel';
import { type Membership, isAllowed } from '@vyloha/backend-accounts';
import { holdingLimits } from './buyer-limits';
import type { CurrentOffer } from './current-offer';
import type { FoundApproval, listApprovalEvents } from './find-approvals';

const entries = {
  id: v.string(),
  status: v.picklist(['waiting', 'approved', 'rejected', 'cancelled']),
  createdAt: v.string(),
  /** `email` is empty when the account is deleted. */
  buyer: v.object({ name: v.string(), email: v.string() }),
  /** With tax, as it was requested. */
  total: v.number(),
  currencyCode: v.string(),
  /** Number of the order that it became. */
  orderCode: v.nullable(v.string()),
  /** Which limit of its buyer it is above; null where that was not stored. */
  heldBy: v.nullable(v.picklist(holdingLimits)),
};

/** A request for approval in a list. */
export const approvalSummarySchema = namedSchema('ApprovalSummary', v.object(entries));

/** A request for approval: the order as it was requested, and what it would be now. */
export const approvalSchema = namedSchema(
  'Approval',
  v.object({
    ...entries,
    /** Without a number, and paid by nobody yet. */
    order: orderSchema,
    canDecide: v.boolean(),
    canCancel: v.boolean(),
    /** Only for whoever decides, while it waits; `total` is null when it cannot be placed. */
    current: v.nullable(v.object({ total: v.nullable(v.number()), changes: v.array(v.string()) })),
    log: v.array(
      v.object({
        kind: v.picklist(['requested', 'approved', 'rejected', 'cancelled']),
        name: v.string(),
        reason: v.nullable(v.string()),
        at: v.string(),
      }),
    ),
  }),
);

type WireSummary = v.InferOutput<typeof approvalSummarySchema>;
type WireApproval = v.InferOutput<typeof approvalSchema>;

export function toWireSummary({ request, buyer, orderCode }: FoundApproval): WireSummary {
  const { id, status, createdAt, totalMinor, currency, heldBy } = request;
  const name = buyer === null ? request.draft.order.name : `${buyer.firstName} ${buyer.lastName}`.trim() || buyer.email;
  return {
    id,
    status,
    orderCode,
    heldBy,
    currencyCode: currency,
    createdAt: toZonedIso(createdAt),
    buyer: { name, email: buyer?.email ?? '' },
    total: fromMinor(totalMinor),
  };
}

interface ApprovalParts {
  found: FoundApproval;
  events: Awaited<ReturnType<typeof listApprovalEvents>>;
  current: CurrentOffer | null;
}

export function canDecide({ member }: Membership, { request }: FoundApproval): boolean {
  return request.status === 'waiting' && isAllowed(member.role, 'decideApproval');
}

type Reader = Pick<RequestContext, 'locale' | 'now' | 'customerId'>;

/** What is the same for everybody: the order as it was requested, and who did what. */
export function toApprovalRecord(ctx: Reader, { found, events }: Omit<ApprovalParts, 'current'>) {
  const { draft, createdAt } = found.request;
  // Until it is placed, no day of its delivery is promised.
  const stored = asPlaced({ ...draft, order: { ...draft.order, createdAt, expectedOn: null } });
  const { payment, ...order } = toWireOrder(stored, ctx, null);
  return {
    ...toWireSummary(found),
    order: {
      ...order,
      bankTransfer: null,
      payment: { ...payment, state: null, isPayable: false },
      isCancellable: false,
    },
    log: events.map(({ kind, actorName: name, reason, at }) => ({ kind, name, reason, at: toZonedIso(at) })),
  };
}

export function toWireApproval(
  ctx: Reader,
  membership: Membership,
  { current, ...record }: ApprovalParts,
): WireApproval {
  const { request } = record.found;
  return {
    ...toApprovalRecord(ctx, record),
    canDecide: canDecide(membership, record.found),
    canCancel: request.status === 'waiting' && request.customerId === membership.member.customerId,
    current,
  };
}
