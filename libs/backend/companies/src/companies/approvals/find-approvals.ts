import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { approvalEvent, approvalRequest } from '../tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { type Membership, isAllowed } from '@vyloha/backend-accounts';

export type ApprovalRow = typeof approvalRequest.$inferSelect;

/** More are of no use in a list; the oldest decided ones are left out. */
const maxListed = 200;

/** Requests of the company that a member may see: buyers their own, whoever decides all. */
function isVisibleTo({ company, member }: Membership): SQL | undefined {
  const ofCompany = eq(approvalRequest.companyId, company.id);
  if (isAllowed(member.role, 'decideApproval')) return ofCompany;
  return and(ofCompany, eq(approvalRequest.customerId, member.customerId));
}

function selectApprovals(db: Queryable, condition: SQL | undefined, limit = maxListed) {
  return (
    db
      .select({ request: approvalRequest, buyer: customer, orderCode: shopOrder.code })
      .from(approvalRequest)
      // The account may be deleted.
      .leftJoin(customer, eq(customer.id, approvalRequest.customerId))
      .leftJoin(shopOrder, eq(shopOrder.id, approvalRequest.orderId))
      .where(condition)
      .orderBy(sql`${approvalRequest.status} = 'waiting' desc`, desc(approvalRequest.createdAt))
      .limit(limit)
  );
}

export type FoundApproval = Awaited<ReturnType<typeof selectApprovals>>[number];

/** Those that wait first, newest first. */
export function listApprovals(db: Queryable, membership: Membership): Promise<FoundApproval[]> {
  return selectApprovals(db, isVisibleTo(membership));
}

export async function findApproval(db: Queryable, membership: Membership, id: string): Promise<FoundApproval | null> {
  const [found] = await selectApprovals(db, and(isVisibleTo(membership), eq(approvalRequest.id, id)));
  return found ?? null;
}

export function listApprovalEvents(db: Queryable, requestIds: readonly string[]) {
  const isOf = inArray(approvalEvent.requestId, [...requestIds]);
  return db.select().from(approvalEvent).where(isOf).orderBy(asc(approvalEvent.id));
}

/** More than anybody requests. */
const maxOwn = 10_000;

/** All requests of a customer, also of companies that they left. */
export function listApprovalsOf(db: Queryable, customerId: string): Promise<FoundApproval[]> {
  return selectApprovals(db, eq(approvalRequest.customerId, customerId), maxOwn);
}
