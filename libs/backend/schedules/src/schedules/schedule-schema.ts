import { fromMinor } from '@vyloha/money';
import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { amountInput } from '@vyloha/backend-cart';
import { calendarDay, namedSchema, translate } from '@vyloha/backend-kernel';
import { toZonedIso } from '@vyloha/backend-shop';
import { isAutomatic, type StoredSchedule } from './load-schedules';
import { intervalUnits, runOutcomes, scheduleStatuses } from './schedule-states';

const maxInterval = 12;
const maxLines = 200;
const maxTotal = 10_000_000;

const interval = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxInterval)),
  unit: v.picklist(intervalUnits),
});
const changeableEntries = {
  interval,
  next_date: calendarDay,
  /** Lines of the order, by their ids; what is left out is not ordered. */
  lines: v.pipe(v.array(v.object({ id: v.string(), amount: amountInput })), v.minLength(1), v.maxLength(maxLines)),
  /** With tax, shipping and payment, in the order's currency: above it nothing is ordered without the customer. */
  max_total: v.pipe(v.number(), v.minValue(0), v.maxValue(maxTotal)),
};

export const scheduleInput = v.object({ order_id: v.string(), ...changeableEntries });
export type ScheduleInput = v.InferOutput<typeof scheduleInput>;

export const scheduleChange = v.object({
  ...v.partial(v.object(changeableEntries)).entries,
  status: v.optional(v.picklist(scheduleStatuses)),
});
export type ScheduleChange = v.InferOutput<typeof scheduleChange>;

/** An order that is repeated. */
export const scheduleSchema = namedSchema(
  'OrderSchedule',
  v.object({
    id: v.string(),
    status: v.picklist(scheduleStatuses),
    createdAt: v.string(),
    /** Number of the order that is repeated. */
    orderCode: v.string(),
    interval,
    /** When it is ordered next; null unless it is active. */
    nextDate: v.nullable(v.string()),
    lines: v.array(v.object({ id: v.string(), amount: v.number() })),
    maxTotal: v.number(),
    currencyCode: v.string(),
    /** False where the payment needs the customer: they get a mail with a link instead of an order. */
    isAutomatic: v.boolean(),
    /** The last days, newest first. */
    runs: v.array(
      v.object({
        date: v.string(),
        outcome: v.picklist(runOutcomes),
        orderCode: v.nullable(v.string()),
        reasons: v.array(v.string()),
      }),
    ),
  }),
);

export function toWireSchedule({ schedule, order, runs }: StoredSchedule, locale: Locale) {
  const { id, status, createdAt, intervalCount, intervalUnit, nextDay, lines, maxTotalMinor } = schedule;
  return {
    id,
    status,
    lines,
    createdAt: toZonedIso(createdAt),
    orderCode: order.code,
    interval: { count: intervalCount, unit: intervalUnit },
    nextDate: status === 'active' ? nextDay : null,
    maxTotal: fromMinor(maxTotalMinor),
    currencyCode: order.currency,
    isAutomatic: isAutomatic(order),
    runs: runs.map(({ run, orderCode }) => ({
      date: run.day,
      outcome: run.outcome,
      orderCode,
      reasons: run.reasons.map(({ key, values }) => translate(locale, key, values)),
    })),
  };
}
