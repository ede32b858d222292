import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { requireCommand } from '../../commands/require-command';
import { withdrawal } from '../../database/schema';
import { requiredLine } from '../../messages/message-input';
import { HttpError, notFound } from '../../server/http-error';
import { dataSchema } from '../../server/openapi/wire-shapes';
import type { RequestContext } from '../../server/routes/request-context';
import { defineRoute } from '../../server/routes/route';
import { withdrawalStates, type WithdrawalState } from '../withdrawal-states';

const finalStates: readonly WithdrawalState[] = ['refunded', 'rejected'];

/** The same state again changes nothing. */
async function changeState({ db }: RequestContext, code: string, state: WithdrawalState): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(withdrawal).where(eq(withdrawal.code, code)).for('update');
    if (found === undefined) throw notFound();
    if (found.state === state) return;
    if (finalStates.includes(found.state)) {
      throw new HttpError(422, [{ key: 'withdrawalIsOver', field: 'state', code: 'withdrawal_over' }]);
    }
    await tx.update(withdrawal).set({ state }).where(eq(withdrawal.id, found.id));
  });
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
