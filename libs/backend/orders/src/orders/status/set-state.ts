import * as v from 'valibot';
import { type CommandAction, WrongUsage, postToStore } from '@vyloha/backend-kernel';
import { orderStatuses } from './order-statuses';

export const setOrderState: CommandAction = async ([code, status]) => {
  if (code === undefined || !v.is(v.picklist(orderStatuses), status)) throw new WrongUsage();
  await postToStore('order-statuses', { code, status }, `There is no order ${code}.`);
  return `Order ${code} is ${status}.`;
};
