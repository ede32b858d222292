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

/** Date and time parts in the shop's time zone. */
export function toZonedDate(value: DateLike): ZonedDate {
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
