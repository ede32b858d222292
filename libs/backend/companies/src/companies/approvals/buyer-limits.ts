import { timeZone } from '@vyloha/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Membership } from '@vyloha/backend-accounts';
import type { Queryable } from '@vyloha/backend-kernel';
import type { OrderRow } from '@vyloha/backend-orders';
import { shopOrder } from '@vyloha/backend-orders/tables';

/** What an order of a buyer is above; one in another currency cannot be compared with any limit. */
export const holdingLimits = ['orderLimit', 'monthlyLimit', 'currency'] as const;

export type HoldingLimit = (typeof holdingLimits)[number];

interface MonthOfMembers {
  company: Pick<Membership['company'], 'id' | 'currency'>;
  customerIds: readonly string[];
  /** Any time in the month. */
  at: Date;
  /** Left out. */
  exceptOrderId?: string;
}

/**
 * What members have ordered for their company in a calendar month of the shop's time zone, with tax, shipping and
 * payment, in its currency, by customer: orders that were approved, too, not those that are cancelled.
 */
export async function loadMonthlyUse(
  db: Queryable,
  { company, customerIds, at, exceptOrderId }: MonthOfMembers,
): Promise<ReadonlyMap<string, number>> {
  const { customerId, companyId, currency, status, createdAt, totalMinor } = shopOrder;
  const monthOf = (time: unknown) => sql`date_trunc('month', ${time}::timestamptz, ${timeZone})`;
  const rows = await db
    .select({ customerId, usedMinor: sql`sum(${totalMinor})`.mapWith(Number) })
    .from(shopOrder)
    .where(
      and(
        inArray(customerId, [...customerIds]),
        eq(companyId, company.id),
        eq(currency, company.currency),
        ne(status, 'cancelled'),
        sql`${monthOf(createdAt)} = ${monthOf(at.toISOString())}`,
        exceptOrderId === undefined ? undefined : ne(shopOrder.id, exceptOrderId),
      ),
    )
    .groupBy(customerId);
  return new Map(rows.flatMap((row) => (row.customerId === null ? [] : [[row.customerId, row.usedMinor] as const])));
}

/** Whether something limits what a member orders without an approver. */
export function isLimited({ role, orderLimitMinor, monthlyLimitMinor }: Membership['member']): boolean {
  return role === 'buyer' && (orderLimitMinor !== null || monthlyLimitMinor !== null);
}

type OrderToCompare = Pick<OrderRow, 'id' | 'createdAt'>;

/** The most that an order of a member may cost without an approver, in the currency of the company; null without a limit. */
export async function loadHighestTotal(
  db: Queryable,
  { company, member }: Membership,
  { id, createdAt }: OrderToCompare,
): Promise<number | null> {
  if (!isLimited(member)) return null;
  const { customerId, orderLimitMinor, monthlyLimitMinor } = member;
  const ofOrder = orderLimitMinor ?? Infinity;
  if (monthlyLimitMinor === null) return ofOrder;
  const month = { company, customerIds: [customerId], at: createdAt, exceptOrderId: id };
  const usedMinor = (await loadMonthlyUse(db, month)).get(customerId) ?? 0;
  return Math.min(ofOrder, monthlyLimitMinor - usedMinor);
}

/** Which limit of its buyer an order is above; null for one that needs no approver. */
export async function findHoldingLimit(
  db: Queryable,
  membership: Membership,
  order: OrderToCompare & Pick<OrderRow, 'currency' | 'totalMinor'>,
): Promise<HoldingLimit | null> {
  const { company, member } = membership;
  if (!isLimited(member)) return null;
  if (order.currency !== company.currency) return 'currency';
  if (member.orderLimitMinor !== null && order.totalMinor > member.orderLimitMinor) return 'orderLimit';
  const highestMinor = await loadHighestTotal(db, membership, order);
  return highestMinor !== null && order.totalMinor > highestMinor ? 'monthlyLimit' : null;
}
