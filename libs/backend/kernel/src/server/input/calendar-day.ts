import * as v from 'valibot';

/** Whether the calendar has it: the parser of dates carries the 31st of February over into March. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** A day that exists, as `2026-11-24`; 422 `invalidValue` of its field otherwise. */
export const calendarDay = v.config(
  v.pipe(v.string('invalidValue'), v.isoDate('invalidValue'), v.check(isInCalendar, 'invalidValue')),
  // Otherwise a form would say the same twice.
  { abortPipeEarly: true },
);
