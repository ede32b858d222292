import * as v from 'valibot';
import { postToStore, runCommand } from '../../commands/run-command';
import { withdrawalStates } from '../withdrawal-states';

const usage = `Usage: node apps/backend/dist/withdrawal-state.js 2026000001-1 ${withdrawalStates.join('|')}`;

runCommand(async () => {
  const [code, state] = process.argv.slice(2);
  if (code === undefined || !v.is(v.picklist(withdrawalStates), state)) throw new Error(usage);
  await postToStore('withdrawal-states', { code, state }, `There is no withdrawal ${code}.`);
  return `Withdrawal ${code} is ${state}.`;
});
