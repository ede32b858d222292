import * as v from 'valibot';
import { dataSchema, defineRoute, requiredLine } from '@vyloha/backend-kernel';
import { withdrawalStates } from '../withdrawal-states';
import { changeWithdrawalState } from './change-withdrawal-state';

export const withdrawalStateRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/withdrawal-states',
  summary: 'Sets the state of a withdrawal; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ code: requiredLine(60), state: v.picklist(withdrawalStates) }),
  response: dataSchema(v.object({})),
  handler: async (ctx, { body }) => {
    await changeWithdrawalState(ctx, body.code, body.state);
    return { data: {} };
  },
});
