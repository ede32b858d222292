import { timeZone } from '@vyloha/contract';

/** Date (`YYYY-MM-DD`) and time (`HH:MM`) in the shop's time zone. */
export interface LocalTime {
  date: string;
  time: string;
}

const localTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function toLocalTime(now: Date): LocalTime {
  const parts = Object.fromEntries(localTimeFormat.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

const utcOf = ({ date, time }: LocalTime) => Date.parse(`${date}T${time}Z`);

/** The instant of a local time. */
export function toInstant(local: LocalTime): Date {
  const asIfUtc = utcOf(local);
  const offset = utcOf(toLocalTime(new Date(asIfUtc))) - asIfUtc;
  return new Date(asIfUtc - offset);
}
