import * as v from 'valibot';
import { postToStore, runCommand } from '../../commands/run-command';
import { orderStatuses } from './order-statuses';

const usage = `Usage: node apps/backend/dist/order-status.js 2026000001 ${orderStatuses.join('|')}`;

runCommand(async () => {
  const [code, status] = process.argv.slice(2);
  if (code === undefined || !v.is(v.picklist(orderStatuses), status)) throw new Error(usage);
  await postToStore('order-statuses', { code, status }, `There is no order ${code}.`);
  return `Order ${code} is ${status}.`;
});
