import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { defineStateChange, requiredLine } from '@vyloha/backend-kernel';
import { enqueueCreditNotes } from '@vyloha/backend-orders';
import { withdrawal } from './tables';
import { statesOfWithdrawal, withdrawalStates } from './withdrawal-states';

/** What is accepted gets a credit note. */
export const { route: withdrawalStateRoute, change: changeWithdrawalState } = defineStateChange(statesOfWithdrawal, {
  summary: 'Sets the state of a withdrawal',
  table: withdrawal,
  input: v.object({ code: requiredLine(60), state: v.picklist(withdrawalStates) }),
  target: ({ state }) => state,
  stateOf: ({ state }) => state,
  refusal: { key: 'withdrawalIsOver', field: 'state', code: 'withdrawal_over' },
  apply: async (tx, { id, orderId }, { state }) => {
    await tx.update(withdrawal).set({ state }).where(eq(withdrawal.id, id));
    if (state !== 'rejected') await enqueueCreditNotes(tx, orderId);
  },
});
