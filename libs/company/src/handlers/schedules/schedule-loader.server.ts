import { newAttempt } from '@vyloha/forms/server';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { schedulableLines } from '@vyloha/orders';
import { getOrder, withCurrency } from '@vyloha/orders/server';
import { getSchedule } from '../../api/schedules.server';
import { requireScheduling } from './require-scheduling.server';

/** One of the customer's schedules with the order that it repeats; those of others respond 404. */
export async function scheduleLoader(args: LoaderFunctionArgs) {
  requireScheduling(args);
  const { params, context } = args;
  const schedule = await getSchedule(context.store, params['id'] ?? '');
  const found = schedule && (await getOrder(context.store, schedule.orderCode));
  if (schedule === null || found === null) throw notFound();
  const order = await withCurrency(context, found);
  return {
    schedule,
    order: { ...order, lines: schedulableLines(order) },
    /** Makes adding its products twice one addition. */
    attempt: newAttempt(),
    meta: { title: context.t('company:schedule.title', { code: schedule.orderCode }) },
  };
}
