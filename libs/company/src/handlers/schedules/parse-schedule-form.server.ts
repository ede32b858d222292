import { parseAmount } from '@vyloha/cart';
import type { Order } from '@vyloha/orders';
import { readScheduleEntries } from '../../model/schedules/schedule-entries';
import {
  amountPrefix,
  type ScheduleBody,
  type ScheduleErrors,
  type ScheduleFields,
} from '../../model/schedules/schedule-fields';

/** form → body; an empty amount or 0 leaves the line out. */
export function parseScheduleForm(
  fields: ScheduleFields,
  lines: Order['lines'],
): { body: ScheduleBody; errors: null } | { body: null; errors: ScheduleErrors } {
  const errors: ScheduleErrors = {};
  const chosen = lines.flatMap(({ id, multiplier }) => {
    const text = (fields[`${amountPrefix}${id}`] ?? '').trim();
    if (text === '' || Number(text.replace(',', '.')) === 0) return [];
    const amount = parseAmount(text, multiplier);
    if (amount === null) errors[`${amountPrefix}${id}`] = ['company:schedule.problem.amount'];
    return amount === null ? [] : [{ id, amount }];
  });
  const entries = readScheduleEntries(fields);
  Object.assign(errors, entries.errors);
  if (chosen.length === 0 && Object.keys(errors).length === 0) errors[''] = ['company:schedule.problem.empty'];
  if (entries.value === null || Object.keys(errors).length > 0) return { body: null, errors };
  const { intervalCount, intervalUnit, nextDate, maxTotal } = entries.value;
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
