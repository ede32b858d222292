import { timeZone } from '@vyloha/contract';

/** One stretch of opening on one day of the week: 1 is Monday, 7 Sunday; times are local, `HH:MM`. */
export interface OpeningInterval {
  day: number;
  from: string;
  to: string;
}

export type OpeningNow =
  | { kind: 'open'; until: string }
  | { kind: 'opensToday'; from: string; until: string }
  | { kind: 'opensLater'; day: number; from: string }
  | { kind: 'closed' };

const daysInWeek = 7;

const localClock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function localMoment(now: Date): { day: number; time: string } {
  const part = new Map(localClock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: weekdays.indexOf(part.get('weekday') ?? '') + 1,
    time: `${part.get('hour') ?? '00'}:${part.get('minute') ?? '00'}`,
  };
}

/** The opening intervals of one day in the order of the clock. */
export function intervalsOn(day: number, hours: readonly OpeningInterval[]): OpeningInterval[] {
  return hours.filter((interval) => interval.day === day).sort((a, b) => a.from.localeCompare(b.from));
}

function nextOpening(today: number, hours: readonly OpeningInterval[]): OpeningNow {
  for (let ahead = 1; ahead <= daysInWeek; ahead += 1) {
    const day = ((today - 1 + ahead) % daysInWeek) + 1;
    const [first] = intervalsOn(day, hours);
    if (first) return { kind: 'opensLater', day, from: first.from };
  }
  return { kind: 'closed' };
}

/** What the sign on the door says at a moment: open until, opens today at, opens on another day, or never. */
export function openingAt(hours: readonly OpeningInterval[], now: Date): OpeningNow {
  const { day, time } = localMoment(now);
  const ahead = intervalsOn(day, hours).find((interval) => time < interval.to);
  if (!ahead) return nextOpening(day, hours);
  return ahead.from <= time
    ? { kind: 'open', until: ahead.to }
    : { kind: 'opensToday', from: ahead.from, until: ahead.to };
}

/** `08:00` as people write it: `8:00`. */
export function shortTime(time: string): string {
  return time.replace(/^0/, '');
}
