import { eq } from 'drizzle-orm';
import { sumMinor } from '@vyloha/money';
import type { Transaction } from '@vyloha/backend-kernel';
import { creditMovement } from '@vyloha/backend-cart/tables';
import { orderParts, type OrderPart } from './order-parts';
import type { PartKind } from './part-kind';
import { loadCreditedParts } from './returned-parts';
import type { OrderRows } from '../../orders/placing/to-order-rows';
import { addCreditMovement, lockBalance } from '@vyloha/backend-cart';

const totalOf = (parts: readonly OrderPart[]) => sumMinor(parts.map(({ totalMinor }) => totalMinor));
/** What earns no credits. */
const besidesProducts: readonly PartKind[] = ['shipper', 'payment', 'deposit', 'rounding'];

/** The part of a number of credits that belongs to what was given back; all of them when all was. */
const share = (credits: number, given: number, whole: number) =>
  whole === 0 ? 0 : Math.floor((credits * given) / whole);

/** How many of the credits that an order was paid with have come back by its returns. */
export function creditsToReturn(
  { order, items }: Pick<OrderRows, 'order' | 'items'>,
  parts: readonly OrderPart[],
  credited: readonly OrderPart[],
): number {
  const ofLines = items.map(({ id, amount, totalCredits }) => {
    const own = credited.filter(({ kind, itemId }) => kind === 'item' && itemId === id);
    const pieces = sumMinor(own.map((part) => part.amount));
    return { paid: totalCredits ?? 0, returned: share(totalCredits ?? 0, pieces, amount) };
  });
  const spent = order.credits - sumMinor(ofLines.map(({ paid }) => paid));
  const isDiscount = ({ kind }: OrderPart) => kind === 'credits';
  const discount = share(spent, totalOf(credited.filter(isDiscount)), totalOf(parts.filter(isDiscount)));
  return sumMinor(ofLines.map(({ returned }) => returned)) + discount;
}

/**
 * Moves the credits of what was given back of an order: those it was paid with come back, those it earned are revoked,
 * both in proportion and, when everything has come back, exactly. Repeating it moves nothing.
 */
export async function settleReturnedCredits(
  tx: Transaction,
  rows: OrderRows,
  { subject, now }: { subject: string; now: Date },
): Promise<void> {
  const { id: orderId, customerId } = rows.order;
  if (customerId === null) return;
  await lockBalance(tx, customerId);
  const movements = await tx.select().from(creditMovement).where(eq(creditMovement.orderId, orderId));
  const moved = (reason: (typeof movements)[number]['reason']) =>
    sumMinor(movements.filter((movement) => movement.reason === reason).map(({ amount }) => amount));
  const parts = orderParts(rows);
  const credited = await loadCreditedParts(tx, orderId);
  const isProduct = ({ kind }: OrderPart) => !besidesProducts.includes(kind);
  const [given, whole] = [totalOf(credited.filter(isProduct)), totalOf(parts.filter(isProduct))];
  const returned = Math.min(creditsToReturn(rows, parts, credited), -moved('spent'));
  const revoked = share(moved('earned'), given, whole);
  const movement = { customerId, orderId, subject };
  // A cancellation may have moved all of them already.
  const [missing, surplus] = [Math.max(0, returned - moved('returned')), Math.min(0, -revoked - moved('revoked'))];
  await addCreditMovement(tx, { ...movement, reason: 'returned', amount: missing }, now);
  await addCreditMovement(tx, { ...movement, reason: 'revoked', amount: surplus }, now);
}
