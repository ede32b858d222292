import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HttpError, type RequestContext, type Transaction, enforceRateLimits, hashToken } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { withdrawal, withdrawalItem } from './tables';
import { withdrawalLimits } from './limits';
import { loadDeadline, withdrawalRefusal } from './load-withdrawal-order';
import { loadOrderWithdrawals, remainingAmount, toWireWithdrawal, type OrderWithdrawals } from './load-withdrawals';
import { toWithdrawalMails } from './mail/to-withdrawal-mails';
import { isPastDeadline } from './withdrawal-deadline';
import type { WireWithdrawal, WithdrawalInput } from './withdrawal-schema';

const refusalKeys = { business: 'withdrawalBusiness', cancelled: 'withdrawalCancelled' } as const;

/** @throws HttpError 422 for an order that nobody can withdraw from, and for more of a line than there is */
function assertWithdrawable({ order, lines, withdrawals }: OrderWithdrawals, items: WithdrawalInput['items']): void {
  const refusal = withdrawalRefusal(order);
  if (refusal !== null) throw new HttpError(422, [{ key: refusalKeys[refusal], code: refusal }]);
  const isTwice = new Set(items.map(({ id }) => id)).size < items.length;
  const isTooMuch = items.some(({ id, amount }) => {
    const line = lines.find((other) => other.id === id);
    return line === undefined || amount > remainingAmount(line, withdrawals);
  });
  if (isTwice || isTooMuch) {
    throw new HttpError(422, [{ key: 'withdrawalTooMuch', field: 'items', code: 'withdrawal_amount' }]);
  }
}

async function insertWithdrawal(
  tx: Transaction,
  { settings, now }: RequestContext,
  { order, withdrawals }: OrderWithdrawals,
  { items, reason, bank_account: bankAccount, attemptHash }: WithdrawalInput & { attemptHash: string },
): Promise<void> {
  const receivedAt = now();
  const id = `w-${randomUUID()}`;
  const isLate = isPastDeadline(await loadDeadline(tx, order), receivedAt);
  const code = `${order.code}-${withdrawals.length + 1}`;
  await tx
    .insert(withdrawal)
    .values({ id, code, attemptHash, reason, bankAccount, isLate, receivedAt, orderId: order.id });
  await tx.insert(withdrawalItem).values(items.map(({ id: itemId, amount }) => ({ withdrawalId: id, itemId, amount })));
  await tx.insert(outboxMail).values(toWithdrawalMails(id, order, settings, receivedAt));
}

/**
 * Withdraws from an order, or from a part of it. One that comes late is received as well, and marked: whether it is in
 * time depends on what the shop may not know. The same attempt again, also at once, is the same withdrawal.
 * @throws HttpError 400 without a key, 422, 429
 */
export async function withdraw(ctx: RequestContext, orderId: string, input: WithdrawalInput): Promise<WireWithdrawal> {
  const { db, idempotencyKey, locale } = ctx;
  if (idempotencyKey === null) throw new HttpError(400, [{ key: 'malformedRequest', code: 'malformed' }]);
  await enforceRateLimits(ctx, withdrawalLimits.withdraw, { order: orderId });
  const attemptHash = hashToken(idempotencyKey);
  const stored = await db.transaction(async (tx) => {
    // Others wait here, so that nobody withdraws from the same amount twice.
    await tx.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.id, orderId)).for('update');
    const before = await loadOrderWithdrawals(tx, orderId);
    if (before.withdrawals.some(({ row }) => row.attemptHash === attemptHash)) return before;
    assertWithdrawable(before, input.items);
    await insertWithdrawal(tx, ctx, before, { ...input, attemptHash });
    return loadOrderWithdrawals(tx, orderId);
  });
  ctx.wakeJobs();
  const own = stored.withdrawals.find(({ row }) => row.attemptHash === attemptHash);
  if (own === undefined) throw new Error(`the withdrawal from ${orderId} is gone`);
  return toWireWithdrawal(own, stored, locale);
}
