import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { CartRow } from '@vyloha/backend-cart';
import type { Queryable, RequestContext, Transaction } from '@vyloha/backend-kernel';
import { companyMember, customer } from '@vyloha/backend-accounts/tables';
import { cart } from '@vyloha/backend-cart/tables';
import { approvalRequest } from '../tables';
import type { OrderRow, OrderRows, PlaceInput, PlacingStep } from '@vyloha/backend-orders';
import { type Membership, findMembership, lockCompany } from '@vyloha/backend-accounts';
import { addApprovalEvent, enqueueApprovalMails } from './approval-log';
import { type HoldingLimit, findHoldingLimit, isLimited, loadHighestTotal } from './buyer-limits';

async function listDeciders(tx: Transaction, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ email: customer.email })
    .from(companyMember)
    .innerJoin(customer, eq(customer.id, companyMember.customerId))
    .where(and(eq(companyMember.companyId, companyId), inArray(companyMember.role, ['approver', 'owner'])));
  return rows.map(({ email }) => email);
}

interface OrderToHold {
  membership: Membership;
  currentCart: CartRow;
  input: PlaceInput;
  rows: OrderRows;
  heldBy: HoldingLimit;
}

/**
 * Makes an order wait for approval: its cart is closed to the buyer, nothing is taken from stock.
 * @returns the id of the request
 */
async function holdOrder(
  tx: Transaction,
  { locale, now }: Pick<RequestContext, 'locale' | 'now'>,
  { membership: { company, member }, currentCart, input, rows, heldBy }: OrderToHold,
): Promise<string> {
  const id = `ar-${randomUUID()}`;
  const at = now();
  const { totalMinor, currency, termsId } = rows.order;
  await tx.insert(approvalRequest).values({
    id,
    companyId: company.id,
    customerId: member.customerId,
    cartId: currentCart.id,
    status: 'waiting',
    input: { ...input, password: '', password_confirmation: '', registration: false, expected: null },
    draft: { ...rows, order: { ...rows.order, tokenHash: '' } },
    totalMinor,
    heldBy,
    currency,
    locale,
    termsId,
    createdAt: at,
  });
  await tx.update(cart).set({ status: 'waiting', updatedAt: at }).where(eq(cart.id, currentCart.id));
  await addApprovalEvent(tx, { requestId: id, kind: 'requested', actorId: member.customerId, at });
  const recipients = await listDeciders(tx, company.id);
  await enqueueApprovalMails(tx, { kind: 'approvalRequested', approvalId: id, recipients, at });
  return id;
}

/** The request that the latest cart of a customer became; null where it did not, or was decided. */
async function findHeldRequest(tx: Transaction, cartId: string): Promise<string | null> {
  const isHeld = and(eq(approvalRequest.cartId, cartId), eq(approvalRequest.status, 'waiting'));
  const [found] = await tx.select({ id: approvalRequest.id }).from(approvalRequest).where(isHeld);
  return found?.id ?? null;
}

/** The most that an order may cost for which there is a request: what was approved. Null for an order without one. */
async function findApprovedTotal(db: Queryable, orderId: string): Promise<number | null> {
  const [request] = await db
    .select({ approvedMinor: approvalRequest.approvedTotalMinor })
    .from(approvalRequest)
    .where(eq(approvalRequest.orderId, orderId));
  return request?.approvedMinor ?? null;
}

/**
 * An order in the name of a company stays within what was approved, or else within the limits of whoever placed it. Who
 * may not order in its name any more makes no order of it dearer.
 */
async function findHighestTotal(db: Queryable, order: OrderRow): Promise<number | null> {
  if (order.companyId === null) return null;
  const approvedMinor = await findApprovedTotal(db, order.id);
  if (approvedMinor !== null) return approvedMinor;
  const membership = await findMembership(db, order.customerId);
  if (membership?.company.id !== order.companyId) return 0;
  if (!isLimited(membership.member)) return null;
  return order.currency === membership.company.currency ? loadHighestTotal(db, membership, order) : 0;
}

/**
 * An order above a limit of its buyer waits for an approver of the company. Orders that count in a month are placed with
 * the company locked: of two at once one sees the other.
 */
export const approvalByCompany: PlacingStep = {
  name: 'approval by the company',
  hold: async ({ tx, buyer, membership, cart: currentCart, input }, { rows }) => {
    if (membership === null || !isLimited(membership.member)) return null;
    if (membership.member.monthlyLimitMinor !== null) await lockCompany(tx, membership.company.id);
    const heldBy = await findHoldingLimit(tx, membership, rows.order);
    return heldBy === null ? null : holdOrder(tx, buyer, { membership, currentCart, input, rows, heldBy });
  },
  findHeld: findHeldRequest,
  findHighestTotal,
};
