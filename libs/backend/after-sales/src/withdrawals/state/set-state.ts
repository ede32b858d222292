import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { withdrawalStates } from '../withdrawal-states';

export const setWithdrawalState: CommandAction = async ([code, state]) => {
  if (code === undefined || !v.is(v.picklist(withdrawalStates), state)) throw new WrongUsage();
  await postToStore('withdrawal-states', { code, state }, `There is no withdrawal ${code}.`);
  return `Withdrawal ${code} is ${state}.`;
};
