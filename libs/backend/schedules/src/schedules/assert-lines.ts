import { isDutyOn } from '@vyloha/config/server';
import { eq, inArray, sql } from 'drizzle-orm';
import { HttpError, type Queryable, type RequestContext } from '@vyloha/backend-kernel';
import { product, variant } from '@vyloha/backend-catalog/tables';
import { orderItem } from '@vyloha/backend-orders/tables';
import type { OrderRow } from '@vyloha/backend-orders';
import type { ScheduleInput } from './schedule-schema';

type Context = { db: Queryable } & Pick<RequestContext, 'settings'>;

/** The age that somebody who buys these variants must have; null where anybody may. */
async function findMinAge(db: Queryable, variantIds: readonly string[]): Promise<number | null> {
  const [found] = await db
    .select({ minAge: sql<number | null>`max((${product.legal} ->> 'minAge')::integer)` })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(inArray(variant.id, [...variantIds]));
  return found?.minAge ?? null;
}

/**
 * The age that was declared with the order holds for its repetitions; what was not declared cannot be repeated.
 * @throws HttpError 422 for a line that the order has not, or that cost no money, and for products for adults in an order
 * without that declaration
 */
export async function assertLines(
  { db, settings }: Context,
  { id: orderId, currency, ageConfirmed: isAgeDeclared }: Pick<OrderRow, 'id' | 'currency' | 'ageConfirmed'>,
  lines: ScheduleInput['lines'],
): Promise<void> {
  const items = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  const chosen = items.filter(
    ({ id, type, totalMinor }) => type === 'product' && totalMinor > 0 && lines.some((line) => line.id === id),
  );
  // As many: all are of the order, and none is named twice.
  if (chosen.length < lines.length)
    throw new HttpError(422, [{ key: 'scheduleLines', field: 'lines', code: 'schedule_lines' }]);
  if (isAgeDeclared || !isDutyOn(settings.legalDutiesOff, 'ageCheck', currency)) return;
  const age = await findMinAge(
    db,
    chosen.map(({ variantId }) => variantId),
  );
  if (age !== null)
    throw new HttpError(422, [{ key: 'scheduleAge', values: { age }, field: 'lines', code: 'age_not_confirmed' }]);
}
