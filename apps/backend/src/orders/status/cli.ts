import * as v from 'valibot';
import { callBackend, runCommand } from '../../commands/run-command';
import { failureSchema } from '../../server/openapi/wire-shapes';
import { orderStatuses } from './order-statuses';

const usage = `Usage: node apps/backend/dist/order-status.js 2026000001 ${orderStatuses.join('|')}`;

runCommand(async () => {
  const [code, status] = process.argv.slice(2);
  if (code === undefined || !v.is(v.picklist(orderStatuses), status)) throw new Error(usage);
  const response = await callBackend('/store/api/v1/order-statuses', { code, status });
  if (response.status === 404) throw new Error(`There is no order ${code}.`);
  if (response.ok) return `Order ${code} is ${status}.`;
  const { errors } = v.parse(failureSchema, await response.json());
  throw new Error(errors.map(({ title }) => title).join('\n'));
});
