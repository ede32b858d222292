import * as v from 'valibot';
import { WrongUsage, type CommandAction } from '../../commands/command';
import { postToStore } from '../../commands/run-command';
import { withdrawalStates } from '../withdrawal-states';

export const setWithdrawalState: CommandAction = async ([code, state]) => {
  if (code === undefined || !v.is(v.picklist(withdrawalStates), state)) throw new WrongUsage();
  await postToStore('withdrawal-states', { code, state }, `There is no withdrawal ${code}.`);
  return `Withdrawal ${code} is ${state}.`;
};
