import { multiplierFrom, parseAmount } from '@vyloha/cart';
import { ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import type { Order } from '../../model/order';
import { intervalUnits } from '../../model/schedules/schedule';
import {
  amountPrefix,
  type ScheduleBody,
  type ScheduleErrors,
  type ScheduleFields,
} from '../../model/schedules/schedule-fields';

const maxInterval = 12;
const withoutSpaces = v.transform((text: string) => text.replaceAll(/\s/g, '').replace(',', '.'));
const entries = v.object({
  intervalCount: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,2}$/, 'account:schedule.problem.interval'),
    v.transform(Number),
    v.minValue(1, 'account:schedule.problem.interval'),
    v.maxValue(maxInterval, 'account:schedule.problem.interval'),
  ),
  intervalUnit: v.picklist(intervalUnits),
  nextDate: v.pipe(v.string(), v.isoDate(ruleMessages.required)),
  maxTotal: v.pipe(
    v.string(),
    withoutSpaces,
    v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'account:schedule.problem.maxTotal'),
    v.transform(Number),
  ),
});

/** form → body; an empty amount or 0 leaves the line out. */
export function parseScheduleForm(
  fields: ScheduleFields,
  lines: Order['lines'],
): { body: ScheduleBody; errors: null } | { body: null; errors: ScheduleErrors } {
  const errors: ScheduleErrors = {};
  const chosen = lines.flatMap(({ id, metres }) => {
    const text = (fields[`${amountPrefix}${id}`] ?? '').trim();
    if (text === '' || Number(text.replace(',', '.')) === 0) return [];
    const amount = parseAmount(text, multiplierFrom(metres));
    if (amount === null) errors[`${amountPrefix}${id}`] = ['account:schedule.problem.amount'];
    return amount === null ? [] : [{ id, amount }];
  });
  const parsed = v.safeParse(entries, fields);
  if (!parsed.success) {
    for (const issue of parsed.issues) (errors[String(issue.path?.[0].key ?? '')] ??= []).push(issue.message);
  }
  if (chosen.length === 0 && Object.keys(errors).length === 0) errors[''] = ['account:schedule.problem.empty'];
  if (!parsed.success || Object.keys(errors).length > 0) return { body: null, errors };
  const { intervalCount, intervalUnit, nextDate, maxTotal } = parsed.output;
  const interval = { count: intervalCount, unit: intervalUnit };
  return { body: { interval, next_date: nextDate, lines: chosen, max_total: maxTotal }, errors: null };
}

const fieldOfWireField: Readonly<Record<string, string>> = { next_date: 'nextDate', max_total: 'maxTotal' };

/** The backend's reasons, at the fields that they are about. */
export function toScheduleErrors(reasons: readonly { field?: string | undefined; title: string }[]): ScheduleErrors {
  const errors: ScheduleErrors = {};
  for (const { field = '', title } of reasons) (errors[fieldOfWireField[field] ?? ''] ??= []).push(title);
  return reasons.length === 0 ? { '': ['ui:failure.text'] } : errors;
}
