import { timeZone } from '@vyloha/contract';

/** A day in the shop's time zone as YYYY-MM-DD: comparable as text, free of clock changes. */
export type Day = string;

const millisecondsPerMinute = 60_000;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface WallClock {
  day: Day;
  /** HH:MM */
  time: string;
}

/** The last minute that was asked for, since nearly all ask for the current one and formatting takes long. */
let lastMinute: { minute: number; wallClock: WallClock } | null = null;

/** Local date and time in the shop's time zone. */
export function wallClock(date: Date): WallClock {
  const minute = Math.floor(date.getTime() / millisecondsPerMinute);
  if (lastMinute?.minute === minute) return lastMinute.wallClock;
  const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]));
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  lastMinute = { minute, wallClock: { day, time: `${parts['hour']}:${parts['minute']}` } };
  return lastMinute.wallClock;
}

export function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

const iso = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });

/** ISO 8601 with the shop's offset, e.g. 2026-11-21T10:00:00+01:00. */
export function toZonedIso(date: Date): string {
  const name = iso.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const { day, time } = wallClock(date);
  return `${day}T${time}:${String(date.getUTCSeconds()).padStart(2, '0')}${name.replace('GMT', '')}`;
}
