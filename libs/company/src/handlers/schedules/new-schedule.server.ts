import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { zonedDay } from '@vyloha/contract';
import type { FormRefusal } from '@vyloha/forms';
import { newAttempt, readFields, requireAttempt } from '@vyloha/forms/server';
import { accountPaths } from '@vyloha/links';
import { notFound, refused, seeOther } from '@vyloha/links/server';
import { isOfColleague, schedulableLines } from '@vyloha/orders';
import { getOrder, withCurrency } from '@vyloha/orders/server';
import { addSchedule } from '../../api/schedules.server';
import {
  amountPrefix,
  scheduleFieldNames,
  type ScheduleErrors,
  type ScheduleFields,
} from '../../model/schedules/schedule-fields';
import { requireScheduling } from './require-scheduling.server';
import { parseScheduleForm, toScheduleErrors } from './parse-schedule-form.server';

/** Query key: number of the order that is repeated. */
const orderKey = 'objednavka';
/** So much more than the order cost is suggested, in percent. */
const suggestedTolerance = 10;
const minorPerUnit = 100;
const weekMs = 7 * 24 * 60 * 60 * 1000;

async function loadOrder({ store }: AppLoadContext, request: Request) {
  const code = new URL(request.url).searchParams.get(orderKey) ?? '';
  const order = code === '' ? null : await getOrder(store, code);
  if (order === null || isOfColleague(order.orderedBy) || schedulableLines(order).length === 0) throw notFound();
  return order;
}

/** What was typed, with what is wrong with it. */
export function refusalOf(fields: ScheduleFields, error: ScheduleErrors): FormRefusal {
  const initialValue = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']));
  return { submission: { status: 'error', initialValue, error } };
}

/** The order to be repeated, and what its form starts with. */
export async function newScheduleLoader(args: LoaderFunctionArgs) {
  requireScheduling(args);
  const { request, context } = args;
  const order = await withCurrency(context, await loadOrder(context, request));
  const suggested = (order.prices.totalMinor * (1 + suggestedTolerance / minorPerUnit)) / minorPerUnit;
  return {
    order: { ...order, lines: schedulableLines(order) },
    /** Makes sending the form twice one schedule. */
    attempt: newAttempt(),
    initial: {
      intervalCount: '1',
      intervalUnit: 'month',
      maxTotal: String(Math.ceil(suggested)),
      nextDate: zonedDay(Date.now() + weekMs),
    },
    meta: { title: context.t('company:schedule.newTitle', { code: order.code }) },
  };
}

/** Has the order repeated. */
export async function newScheduleAction(args: ActionFunctionArgs) {
  requireScheduling(args);
  const { request, context } = args;
  const fields = await readFields(request, { names: ['attempt', ...scheduleFieldNames], prefix: amountPrefix });
  const attempt = requireAttempt(fields);
  const order = await loadOrder(context, request);
  const { body, errors } = parseScheduleForm(fields, schedulableLines(order));
  if (errors !== null) return refused(refusalOf(fields, errors));
  const response = await addSchedule(context.store, order.id, body, attempt);
  if (!response.ok) {
    return refused(refusalOf(fields, toScheduleErrors(response.errors)), { status: response.status });
  }
  context.session.flash({ kind: 'success', text: context.t('company:schedule.added') });
  return seeOther(accountPaths.schedule(response.data.id));
}
