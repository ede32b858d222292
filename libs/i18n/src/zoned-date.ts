import { timeZone } from '@vyloha/contract';

/** A timestamp, or a calendar day as `YYYY-MM-DD`. */
export type DateLike = Date | string | number;

interface ZonedDate {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const partsFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Date and time parts in the shop's time zone; a calendar day is the same in every one. */
export function toZonedDate(value: DateLike): ZonedDate {
  // Lists show a day for each of their products, and a formatter takes fifty times as long as reading the text.
  const day = typeof value === 'string' ? calendarDay.exec(value) : null;
  if (day !== null) return { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), hour: 0, minute: 0 };
  const parts = partsFormat.formatToParts(new Date(value));
  const numberOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: numberOf('year'),
    month: numberOf('month'),
    day: numberOf('day'),
    hour: numberOf('hour'),
    minute: numberOf('minute'),
  };
}
