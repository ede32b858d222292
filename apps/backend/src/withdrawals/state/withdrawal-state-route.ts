import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { requireCommand } from '../../commands/require-command';
import { withdrawal } from '../../database/schema';
import { enqueueCreditNotes } from '../../documents/document-jobs';
import { requiredLine } from '../../messages/message-input';
import { HttpError, notFound } from '../../server/http-error';
import { dataSchema } from '../../server/openapi/wire-shapes';
import type { RequestContext } from '../../server/routes/request-context';
import { defineRoute } from '../../server/routes/route';
import { withdrawalStates, type WithdrawalState } from '../withdrawal-states';

/** What was accepted has a credit note, so it is rejected no more. */
const nextStates: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  received: ['accepted', 'refunded', 'rejected'],
  accepted: ['refunded'],
  refunded: [],
  rejected: [],
};

/** The same state again changes nothing. What is accepted gets a credit note. */
async function changeState({ db, wakeJobs }: RequestContext, code: string, state: WithdrawalState): Promise<void> {
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

export const withdrawalStateRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/withdrawal-states',
  summary: 'Brings a withdrawal to a state; for the command on the backend’s machine',
  access: 'anyone',
  body: v.object({ code: requiredLine(60), state: v.picklist(withdrawalStates) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    await requireCommand(ctx);
    await changeState(ctx, body.code, body.state);
    return { data: {} };
  },
});
