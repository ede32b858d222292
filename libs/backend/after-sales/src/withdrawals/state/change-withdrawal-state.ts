import { eq } from 'drizzle-orm';
import { withdrawal } from '../tables';
import { enqueueCreditNotes } from '@vyloha/backend-orders';
import { HttpError, type RequestContext, notFound } from '@vyloha/backend-kernel';
import type { WithdrawalState } from '../withdrawal-states';

/** What was accepted has a credit note, so it is rejected no more. */
const nextStates: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  received: ['accepted', 'refunded', 'rejected'],
  accepted: ['refunded'],
  refunded: [],
  rejected: [],
};

/** The same state again changes nothing. What is accepted gets a credit note. @throws HttpError 404, 422 */
export async function changeWithdrawalState(
  { db, wakeJobs }: Pick<RequestContext, 'db' | 'wakeJobs'>,
  code: string,
  state: WithdrawalState,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(withdrawal).where(eq(withdrawal.code, code)).for('update');
    if (found === undefined) throw notFound();
    if (found.state === state) return;
    if (!nextStates[found.state].includes(state)) {
      throw new HttpError(422, [{ key: 'withdrawalIsOver', field: 'state', code: 'withdrawal_over' }]);
    }
    await tx.update(withdrawal).set({ state }).where(eq(withdrawal.id, found.id));
    if (state !== 'rejected') await enqueueCreditNotes(tx, found.orderId);
  });
  wakeJobs();
}
