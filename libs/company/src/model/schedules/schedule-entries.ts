import { formConfig, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { intervalUnits } from './schedule';
import type { ScheduleErrors, ScheduleFields } from './schedule-fields';

const maxInterval = 12;
const withoutSpaces = v.transform((text: string) => text.replaceAll(/\s/g, '').replace(',', '.'));
const entries = v.object({
  intervalCount: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,2}$/, 'company:schedule.problem.interval'),
    v.transform(Number),
    v.minValue(1, 'company:schedule.problem.interval'),
    v.maxValue(maxInterval, 'company:schedule.problem.interval'),
  ),
  intervalUnit: v.picklist(intervalUnits),
  nextDate: v.pipe(v.string(), v.isoDate(ruleMessages.required)),
  maxTotal: v.pipe(
    v.string(),
    withoutSpaces,
    v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'company:schedule.problem.maxTotal'),
    v.transform(Number),
  ),
});

/** How often, from when and up to what price; the amounts are read with the lines of the order. */
export function readScheduleEntries(fields: ScheduleFields) {
  const parsed = v.safeParse(entries, fields, formConfig);
  const errors: ScheduleErrors = {};
  if (parsed.success) return { value: parsed.output, errors };
  for (const issue of parsed.issues) (errors[String(issue.path?.[0].key ?? '')] ??= []).push(issue.message);
  return { value: null, errors };
}
