import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpError, defineStateChange, optionalLine, requiredLine } from '@vyloha/backend-kernel';
import { enqueueCreditNotes } from '@vyloha/backend-orders';
import { refuseCancelledOrder } from '../order-cancelled';
import { loadOrderEmail } from '../order-email';
import { withdrawalMailKind } from './mail/to-withdrawal-mails';
import { withdrawal } from './tables';
import { statesOfWithdrawal, withdrawalStates } from './withdrawal-states';

const maxNoteLength = 2000;

/** What is accepted gets a credit note. */
export const { route: withdrawalStateRoute, change: changeWithdrawalState } = defineStateChange(statesOfWithdrawal, {
  summary: 'Sets the state of a withdrawal, with a note for the customer',
  table: withdrawal,
  input: v.object({
    code: requiredLine(60),
    state: v.picklist(withdrawalStates),
    note: optionalLine(maxNoteLength),
  }),
  target: ({ state }) => state,
  stateOf: ({ state }) => state,
  refusal: { key: 'withdrawalIsOver', field: 'state', code: 'withdrawal_over' },
  check: ({ state, note }) => {
    if (state === 'rejected' && note === null)
      throw new HttpError(422, [{ key: 'withdrawalReasonRequired', field: 'note', code: 'note_required' }]);
  },
  apply: async (tx, { id, orderId, state: before }, { state, note }) => {
    if (before === 'received' && state !== 'rejected')
      await refuseCancelledOrder(tx, orderId, 'withdrawalOrderCancelled');
    await tx.update(withdrawal).set({ state, note }).where(eq(withdrawal.id, id));
    if (state !== 'rejected') await enqueueCreditNotes(tx, orderId);
  },
  mail: {
    subjectType: 'withdrawal',
    kindOf: withdrawalMailKind,
    recipientOf: (tx, { orderId }) => loadOrderEmail(tx, orderId),
  },
});
