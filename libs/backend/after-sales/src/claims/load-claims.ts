import { pickTranslation, toAddressLines, type Locale } from '@vyloha/contract';
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { type Queryable, groupBy } from '@vyloha/backend-kernel';
import { claimChange, claimPhoto, warrantyClaim } from './tables';
import { orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import { type OrderItemRow, type OrderRow, customerOf, guaranteeEnd, loadDeliveredDays } from '@vyloha/backend-orders';
import { type Day, toZonedIso } from '@vyloha/backend-shop';
import type { WireClaim, WireClaimSummary } from './claim-schema';

/** A claim with everything that pages and mails say about it. */
export interface StoredClaim {
  claim: typeof warrantyClaim.$inferSelect;
  order: OrderRow;
  line: OrderItemRow;
  /** Oldest first. */
  changes: (typeof claimChange.$inferSelect)[];
  photoCount: number;
  /** When a consumer got the order; null for others. */
  deliveredOn: Day | null;
}

/** The claims that a condition selects, newest first. */
export async function listClaims(
  db: Queryable,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredClaim[]> {
  const isClaimed = and(eq(orderItem.orderId, warrantyClaim.orderId), eq(orderItem.id, warrantyClaim.itemId));
  const rows = await db
    .select({ claim: warrantyClaim, order: shopOrder, line: orderItem })
    .from(warrantyClaim)
    .innerJoin(shopOrder, eq(shopOrder.id, warrantyClaim.orderId))
    .innerJoin(orderItem, isClaimed)
    .where(where)
    .orderBy(desc(warrantyClaim.createdAt), desc(warrantyClaim.code))
    .limit(limit)
    .offset(offset);
  if (rows.length === 0) return [];
  const ids = rows.map(({ claim }) => claim.id);
  const changes = groupBy(
    await db.select().from(claimChange).where(inArray(claimChange.claimId, ids)).orderBy(asc(claimChange.id)),
    ({ claimId }) => claimId,
  );
  const photos = await db
    .select({ claimId: claimPhoto.claimId, photoCount: count() })
    .from(claimPhoto)
    .where(inArray(claimPhoto.claimId, ids))
    .groupBy(claimPhoto.claimId);
  const deliveredOn = await loadDeliveredDays(
    db,
    rows.map(({ order }) => order),
  );
  return rows.map((row) => ({
    ...row,
    deliveredOn: deliveredOn.get(row.order.id) ?? null,
    changes: changes.get(row.claim.id) ?? [],
    photoCount: photos.find(({ claimId }) => claimId === row.claim.id)?.photoCount ?? 0,
  }));
}

/** One claim; null when the condition selects none. */
export async function findClaim(db: Queryable, where: SQL | undefined): Promise<StoredClaim | null> {
  const [found] = await listClaims(db, where, { limit: 1, offset: 0 });
  return found ?? null;
}

export function toClaimSummary({ claim, line }: StoredClaim, locale: Locale): WireClaimSummary {
  const { code, createdAt, dueDay, state, amount } = claim;
  return {
    code,
    state,
    amount,
    createdAt: toZonedIso(createdAt),
    dueDate: dueDay,
    item: {
      id: line.id,
      name: pickTranslation(line.variantFullname, locale),
      code: line.variantMarketingCode,
      unit: line.unit,
    },
  };
}

/** Whether the claim has prolonged the guarantee of what was claimed. */
export const hasProlonged = ({ claim, line }: StoredClaim): boolean =>
  claim.remedy === 'repair' && line.repairedAmount > 0;

/** The last day of the legal guarantee of what is claimed; null where nobody knows when it began. */
export function guaranteeOf(stored: StoredClaim): Day | null {
  const { deliveredOn } = stored;
  return deliveredOn === null ? null : guaranteeEnd(deliveredOn, { isRepaired: hasProlonged(stored) });
}

export function toWireClaim(stored: StoredClaim, locale: Locale): WireClaim {
  const { claim, order, changes, photoCount } = stored;
  const { description, solution, remedy } = claim;
  const { name, email, phone } = order;
  const { address } = customerOf(order);
  return {
    ...toClaimSummary(stored, locale),
    description,
    solution,
    remedy,
    guaranteeUntil: guaranteeOf(stored),
    photoCount,
    orderCode: order.code,
    history: changes.map(({ state: reached, changedAt, note }) => ({
      state: reached,
      changedAt: toZonedIso(changedAt),
      note,
    })),
    customer: { name, email, phone, addressLines: address === null ? [] : toAddressLines(address) },
  };
}
