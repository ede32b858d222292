import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { HttpError, defineStateChange, optionalLine, requiredLine } from '@vyloha/backend-kernel';
import { enqueueCreditNotes } from '@vyloha/backend-orders';
import { loadOrderEmail } from '../../order-email';
import { claimSolutions, claimStates, statesOfClaim } from '../claim-states';
import { claimMailKind } from '../mail/to-claim-mails';
import { claimChange, warrantyClaim } from '../tables';
import { prolongGuarantee, toRemedy } from './remedy';
import { toRefund } from './to-refund';

const maxNoteLength = 2000;
const maxRefund = 1_000_000;

export const { route: claimStateRoute, change: changeClaimState } = defineStateChange(statesOfClaim, {
  summary: 'Sets the state of a claim, with a note for the customer',
  table: warrantyClaim,
  input: v.object({
    code: requiredLine(60),
    state: v.picklist(claimStates),
    note: optionalLine(maxNoteLength),
    /** What an accepted claim pays back of the price, with tax, in the order's currency; 0 for nothing. By default it is all
     * of the claimed pieces where the customer wants their money back. */
    refund: v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(maxRefund)))),
    /** How a settled one was remedied; by default as money was paid back, or as its customer wanted it. */
    remedy: v.optional(v.nullable(v.picklist(claimSolutions))),
  }),
  target: ({ state }) => state,
  stateOf: ({ state }) => state,
  refusal: { key: 'claimStateNotNext', field: 'state', code: 'claim_state' },
  check: ({ state, note }) => {
    if (state === 'rejected' && note === null)
      throw new HttpError(422, [{ key: 'claimReasonRequired', field: 'note', code: 'note_required' }]);
  },
  apply: async (tx, claim, { state, note, refund = null, remedy: said = null }, { at, settings }) => {
    const refunded = state === 'accepted' ? await toRefund(tx, claim, refund) : null;
    const remedy = toRemedy(claim, { state, remedy: said });
    await tx
      .update(warrantyClaim)
      .set({ state, remedy, ...refunded })
      .where(eq(warrantyClaim.id, claim.id));
    if (remedy === 'repair') await prolongGuarantee(tx, claim, settings);
    if (refunded !== null) await enqueueCreditNotes(tx, claim.orderId);
    await tx.insert(claimChange).values({ claimId: claim.id, state, note, changedAt: at });
  },
  mail: {
    subjectType: 'claim',
    kindOf: claimMailKind,
    recipientOf: (tx, { orderId }) => loadOrderEmail(tx, orderId),
  },
});
