import { toMinor } from '@vyloha/money';
import * as v from 'valibot';
import { countOrder, orderLimits } from '@vyloha/backend-orders';
import {
  type CustomerContext,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  notFound,
  paginatedSchema,
  toSinglePage,
} from '@vyloha/backend-kernel';
import { requireMember, requiredText } from '@vyloha/backend-accounts';
import { approvalSchema, approvalSummarySchema, canDecide, toWireApproval, toWireSummary } from './approval-schema';
import { loadCurrentOffer } from './current-offer';
import { approve, cancel, reject } from './decide-approval';
import { findApproval, listApprovalEvents, listApprovals } from './find-approvals';

const url = '/store/api/v1/user/company/approvals';
const params = v.object({ id: v.string() });
const maxReasonLength = 500;
const maxTotal = 100_000_000;

/** What an approver does counts as what a buyer does when placing. */
const countDecision = (ctx: CustomerContext) =>
  enforceRateLimits(ctx, orderLimits.placeOrder, { cart: ctx.customerId });

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Orders above a limit: a buyer’s own, for owners and approvers all of the company, the waiting ones first',
  access: 'customer',
  response: paginatedSchema(approvalSummarySchema),
  handler: async (ctx) => {
    const membership = await requireMember(ctx, 'readApprovals');
    return toSinglePage((await listApprovals(ctx.db, membership)).map(toWireSummary));
  },
});

const read = defineRoute({
  method: 'GET',
  url: `${url}/:id`,
  summary: 'An order above a limit, with its history and its current total',
  access: 'customer',
  params,
  response: dataSchema(approvalSchema),
  handler: async (ctx, { params: { id } }) => {
    const membership = await requireMember(ctx, 'readApprovals');
    const found = await findApproval(ctx.db, membership, id);
    if (found === null) throw notFound();
    const current = canDecide(membership, found) ? await loadCurrentOffer(ctx, found.request) : null;
    const events = await listApprovalEvents(ctx.db, [id]);
    return { data: toWireApproval(ctx, membership, { found, events, current }) };
  },
});

const approveRoute = defineRoute({
  method: 'POST',
  url: `${url}/:id/approve`,
  summary: 'Approves and places the order, if it still costs the given total',
  access: 'customer',
  params,
  body: v.object({ total: v.pipe(v.number(), v.minValue(0), v.maxValue(maxTotal)) }),
  response: dataSchema(v.object({ orderCode: v.string() })),
  handler: async (ctx, { params: { id }, body: { total } }) => {
    await countDecision(ctx);
    const order = await approve(ctx, id, toMinor(total));
    ctx.wakeJobs();
    countOrder(order);
    return { data: { orderCode: order.code } };
  },
});

const rejectRoute = defineRoute({
  method: 'POST',
  url: `${url}/:id/reject`,
  summary: 'Rejects the order, with a reason for its buyer',
  access: 'customer',
  params,
  body: v.object({ reason: requiredText(maxReasonLength) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id }, body: { reason } }) => {
    await countDecision(ctx);
    await reject(ctx, id, reason);
    ctx.wakeJobs();
    return { data: {} };
  },
});

const cancelRoute = defineRoute({
  method: 'POST',
  url: `${url}/:id/cancel`,
  summary: 'Cancels an order that waits for approval, by its buyer',
  access: 'customer',
  params,
  body: v.object({}),
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id } }) => {
    await countDecision(ctx);
    await cancel(ctx, id);
    return { data: {} };
  },
});

export const approvalRoutes: readonly Route[] = [list, read, approveRoute, rejectRoute, cancelRoute];
