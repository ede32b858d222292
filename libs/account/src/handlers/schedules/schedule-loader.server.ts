import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { getOrder } from '../../api/get-order.server';
import { getSchedule } from '../../api/schedules.server';
import { schedulableLines } from '../../model/schedules/schedule-lines';
import { withCurrency } from '../orders/with-currency.server';
import { requireScheduling } from './may-schedule.server';

/** One of the customer's schedules with the order that it repeats; those of others respond 404. */
export async function scheduleLoader(args: LoaderFunctionArgs) {
  requireScheduling(args);
  const { params, context } = args;
  const schedule = await getSchedule(context.store, params['id'] ?? '');
  const found = schedule && (await getOrder(context.store, schedule.orderCode));
  const [order] = found === null ? [] : await withCurrency(context, [found]);
  if (schedule === null || order === undefined) throw notFound();
  return {
    schedule,
    order: { ...order, lines: schedulableLines(order) },
    /** Makes adding its products twice one addition. */
    attempt: randomUUID(),
    meta: { title: context.t('account:schedule.title', { code: schedule.orderCode }) },
  };
}
