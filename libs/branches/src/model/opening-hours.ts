import { timeZone } from '@vyloha/contract';

/** An opening interval of one day of the week: 1 is Monday, 7 Sunday; times are local, `HH:MM`. */
export interface OpeningInterval {
  day: number;
  from: string;
  to: string;
}

export type OpeningStatus =
  | { kind: 'open'; until: string }
  | { kind: 'opensToday'; from: string; until: string }
  | { kind: 'opensLater'; day: number; from: string; isTomorrow: boolean; hasClosed: boolean }
  | { kind: 'closed' };

const daysInWeek = 7;

const localTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function toLocalTime(now: Date): { day: number; time: string } {
  const partByType = new Map(localTimeFormat.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: weekdays.indexOf(partByType.get('weekday') ?? '') + 1,
    time: `${partByType.get('hour') ?? '00'}:${partByType.get('minute') ?? '00'}`,
  };
}

/** The opening intervals of one day in chronological order. */
export function intervalsOn(day: number, hours: readonly OpeningInterval[]): OpeningInterval[] {
  return hours.filter((interval) => interval.day === day).sort((a, b) => a.from.localeCompare(b.from));
}

function nextOpening(today: number, hours: readonly OpeningInterval[]): OpeningStatus {
  const hasClosed = intervalsOn(today, hours).length > 0;
  for (let ahead = 1; ahead <= daysInWeek; ahead += 1) {
    const day = ((today - 1 + ahead) % daysInWeek) + 1;
    const [first] = intervalsOn(day, hours);
    if (first) return { kind: 'opensLater', day, from: first.from, isTomorrow: ahead === 1, hasClosed };
  }
  return { kind: 'closed' };
}

/** Opening status at a point in time: open until, opens today at, opens on another day (today's hours are over, or there are none), or never. */
export function getOpeningStatus(hours: readonly OpeningInterval[], now: Date): OpeningStatus {
  const { day, time } = toLocalTime(now);
  const ahead = intervalsOn(day, hours).find((interval) => time < interval.to);
  if (!ahead) return nextOpening(day, hours);
  return ahead.from <= time
    ? { kind: 'open', until: ahead.to }
    : { kind: 'opensToday', from: ahead.from, until: ahead.to };
}

/** `08:00` → `8:00`. */
export function shortTime(time: string): string {
  return time.replace(/^0/, '');
}
