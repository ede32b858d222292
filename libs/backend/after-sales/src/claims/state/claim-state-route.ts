import * as v from 'valibot';
import { dataSchema, defineRoute, optionalLine, requiredLine } from '@vyloha/backend-kernel';
import { claimStates } from '../claim-states';
import { changeClaimState } from './change-claim-state';

const maxNoteLength = 2000;
const maxRefund = 1_000_000;

export const claimStateRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/claim-states',
  summary: 'Sets the state of a claim, with a note for the customer; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({
    code: requiredLine(60),
    state: v.picklist(claimStates),
    note: optionalLine(maxNoteLength),
    /** What an accepted claim pays back of the price, with tax; 0 for nothing. */
    refund: v.optional(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(maxRefund)))),
  }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body: { code, state, note, refund } }) => {
    await changeClaimState(ctx, code, { state, note, refund: refund ?? null });
    return { data: {} };
  },
});
