import * as v from 'valibot';
import { callBackend, runCommand } from '../../commands/run-command';
import { failureSchema } from '../../server/openapi/wire-shapes';
import { withdrawalStates } from '../withdrawal-states';

const usage = `Usage: node apps/backend/dist/withdrawal-state.js 2026000001-1 ${withdrawalStates.join('|')}`;

runCommand(async () => {
  const [code, state] = process.argv.slice(2);
  if (code === undefined || !v.is(v.picklist(withdrawalStates), state)) throw new Error(usage);
  const response = await callBackend('/store/api/v1/withdrawal-states', { code, state });
  if (response.status === 404) throw new Error(`There is no withdrawal ${code}.`);
  if (response.ok) return `Withdrawal ${code} is ${state}.`;
  const { errors } = v.parse(failureSchema, await response.json());
  throw new Error(errors.map(({ title }) => title).join('\n'));
});
