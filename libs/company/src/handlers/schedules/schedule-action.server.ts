import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { readFields, requireAttempt } from '@vyloha/forms/server';
import { accountPaths } from '@vyloha/links';
import { badRequest, notFound, refused, seeOther } from '@vyloha/links/server';
import { schedulableLines } from '@vyloha/orders';
import { getOrder, repeatOrder } from '@vyloha/orders/server';
import { changeSchedule, getSchedule, skipScheduledDay, type ScheduleAnswer } from '../../api/schedules.server';
import { amountPrefix, scheduleFieldNames, type ScheduleFields } from '../../model/schedules/schedule-fields';
import { toScheduledOrder } from '../../model/schedules/schedule-lines';
import { requireScheduling } from './require-scheduling.server';
import { parseScheduleForm, toScheduleErrors } from './parse-schedule-form.server';
import { refusalOf } from './new-schedule.server';

interface Visit {
  context: AppLoadContext;
  id: string;
  fields: ScheduleFields;
}

/** Back to the schedule, with what was done or why it was not. */
async function toSchedule({ context, id }: Visit, answer: ScheduleAnswer, done: string): Promise<Response> {
  const { session, t } = context;
  const response = await answer;
  session.flash(
    response.ok
      ? { kind: 'success', text: t(done) }
      : { kind: 'danger', text: firstErrorText(response.errors) ?? t('ui:failure.text') },
  );
  return seeOther(accountPaths.schedule(id));
}

async function loadScheduled({ context: { store }, id }: Visit) {
  const schedule = await getSchedule(store, id);
  const order = schedule && (await getOrder(store, schedule.orderCode));
  if (schedule === null || order === null) throw notFound();
  return { schedule, order };
}

async function change(visit: Visit) {
  const { context, id, fields } = visit;
  const { order, schedule } = await loadScheduled(visit);
  const { body, errors } = parseScheduleForm(fields, schedulableLines(order));
  if (errors !== null) return refused(refusalOf(fields, errors));
  const { interval, next_date: nextDate, ...rest } = body;
  const isSameRhythm =
    nextDate === schedule.nextDate &&
    interval.count === schedule.interval.count &&
    interval.unit === schedule.interval.unit;
  const response = await changeSchedule(context.store, id, isSameRhythm ? rest : body);
  if (!response.ok) {
    return refused(refusalOf(fields, toScheduleErrors(response.errors)), { status: response.status });
  }
  return toSchedule(visit, Promise.resolve(response), 'company:schedule.changed');
}

async function addToCart(visit: Visit) {
  const attempt = requireAttempt(visit.fields);
  const { order, schedule } = await loadScheduled(visit);
  return repeatOrder(visit.context, toScheduledOrder(order, schedule), attempt, accountPaths.schedule(visit.id));
}

const intents: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  change,
  addToCart,
  skip: (visit) =>
    toSchedule(
      visit,
      skipScheduledDay(visit.context.store, visit.id, visit.fields['date'] ?? ''),
      'company:schedule.skipped',
    ),
  pause: (visit) =>
    toSchedule(visit, changeSchedule(visit.context.store, visit.id, { status: 'paused' }), 'company:schedule.paused'),
  resume: (visit) =>
    toSchedule(visit, changeSchedule(visit.context.store, visit.id, { status: 'active' }), 'company:schedule.resumed'),
  end: (visit) =>
    toSchedule(visit, changeSchedule(visit.context.store, visit.id, { status: 'ended' }), 'company:schedule.ended'),
};

/** Does one of the things that the page of a schedule offers. */
export async function scheduleAction(args: ActionFunctionArgs) {
  requireScheduling(args);
  const { params, context, request } = args;
  const names = ['intent', 'attempt', 'date', ...scheduleFieldNames];
  const fields = await readFields(request, { names, prefix: amountPrefix });
  const intent = fields['intent'] ?? '';
  const act = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (act === undefined) throw badRequest();
  return act({ context, id: params['id'] ?? '', fields });
}
