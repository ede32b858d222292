import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalsOn, getOpeningStatus, nextOpeningChange, type OpeningInterval } from './opening-hours';

const weekdaysWithLunchBreak: OpeningInterval[] = [1, 2, 3, 4, 5].flatMap((day) => [
  { day, from: '13:00', to: '18:00' },
  { day, from: '08:00', to: '12:00' },
]);

const week = (openingHours: readonly OpeningInterval[]) => ({ openingHours, openingExceptions: [] });

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const interval = fc
  .record({ day: fc.integer({ min: 1, max: 7 }), a: time, b: time })
  .filter(({ a, b }) => a !== b)
  .map(({ day, a, b }) => ({ day, from: a < b ? a : b, to: a < b ? b : a }));

// 2026-11-23 is a Monday; Central Europe is then one hour ahead of UTC, in July two.
describe('openingAt', () => {
  it.each([
    ['before opening', '2026-11-23T06:30:00Z', { kind: 'opensToday', from: '08:00', until: '12:00' }],
    ['at the opening minute', '2026-11-23T07:00:00Z', { kind: 'open', until: '12:00' }],
    ['at the closing minute', '2026-11-23T11:00:00Z', { kind: 'opensToday', from: '13:00', until: '18:00' }],
    ['in the afternoon', '2026-11-23T16:59:00Z', { kind: 'open', until: '18:00' }],
    [
      'in the evening',
      '2026-11-23T17:00:00Z',
      { kind: 'opensLater', day: 2, from: '08:00', isTomorrow: true, hasClosed: true },
    ],
    [
      'on Friday evening',
      '2026-11-27T20:00:00Z',
      { kind: 'opensLater', day: 1, from: '08:00', isTomorrow: false, hasClosed: true },
    ],
    [
      'on Sunday',
      '2026-11-29T10:00:00Z',
      { kind: 'opensLater', day: 1, from: '08:00', isTomorrow: true, hasClosed: false },
    ],
    ['in summer time', '2026-07-20T06:30:00Z', { kind: 'open', until: '12:00' }],
  ])('%s', (_, now, expected) => {
    expect(getOpeningStatus(week(weekdaysWithLunchBreak), new Date(now))).toEqual(expected);
  });

  it('is closed for a branch without hours', () => {
    expect(getOpeningStatus(week([]), new Date('2026-11-23T10:00:00Z'))).toEqual({ kind: 'closed' });
  });

  it('gives the next opening of a branch open one day a week, a week ahead at most', () => {
    const mondays = [{ day: 1, from: '08:00', to: '12:00' }];
    expect(getOpeningStatus(week(mondays), new Date('2026-11-23T12:00:00Z'))).toEqual({
      kind: 'opensLater',
      day: 1,
      from: '08:00',
      isTomorrow: false,
      hasClosed: true,
    });
  });

  it('never gives a time outside the opening hours', () => {
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 14 }),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        (hours, now) => {
          const status = getOpeningStatus(week(hours), now);
          if (status.kind === 'closed') expect(hours).toEqual([]);
          if (status.kind === 'open') expect(hours.map(({ to }) => to)).toContain(status.until);
          if (status.kind === 'opensToday') expect(hours.map(({ from }) => from)).toContain(status.from);
          if (status.kind === 'opensLater') expect(intervalsOn(status.day, hours)[0]?.from).toBe(status.from);
        },
      ),
    );
  });
});

describe('exceptions', () => {
  const closed = (...dates: string[]) => ({
    openingHours: weekdaysWithLunchBreak,
    openingExceptions: dates.map((date) => ({ date, intervals: [] })),
  });

  it('closes, and opens at other hours', () => {
    const now = new Date('2026-12-24T09:00:00Z');
    const christmas = closed('2026-12-25');
    const eve = { date: '2026-12-24', intervals: [{ from: '08:00', to: '11:00' }] };
    const times = { ...christmas, openingExceptions: [...christmas.openingExceptions, eve] };
    expect(getOpeningStatus(times, now)).toEqual({ kind: 'open', until: '11:00' });
    expect(getOpeningStatus(times, new Date('2026-12-24T10:00:00Z'))).toEqual({
      kind: 'opensLater',
      day: 1,
      from: '08:00',
      isTomorrow: false,
      hasClosed: true,
    });
  });

  it('gives the date of an opening that holidays postpone by more than a week', () => {
    const mondays = [{ day: 1, from: '08:00', to: '12:00' }];
    const times = { openingHours: mondays, openingExceptions: [{ date: '2026-11-30', intervals: [] }] };
    expect(getOpeningStatus(times, new Date('2026-11-24T10:00:00Z'))).toMatchObject({ day: 1, date: '2026-12-07' });
  });
});

describe('nextOpeningChange', () => {
  const times = week(weekdaysWithLunchBreak);
  it.each([
    ['before opening', '2026-11-23T05:00:00Z', '2026-11-23T07:00:00Z'],
    ['while it is open', '2026-11-23T07:00:00Z', '2026-11-23T11:00:00Z'],
    ['in the break', '2026-11-23T11:00:30Z', '2026-11-23T12:00:00Z'],
    ['in the evening', '2026-11-23T17:00:00Z', '2026-11-23T23:00:00Z'],
    ['in the night before summer time', '2027-03-27T23:30:00Z', '2027-03-28T22:00:00Z'],
  ])('%s', (_, now, expected) => {
    expect(nextOpeningChange([times], new Date(now)).toISOString()).toBe(new Date(expected).toISOString());
  });

  it('is that of the first place to change', () => {
    const early = week([{ day: 1, from: '06:00', to: '09:00' }]);
    expect(nextOpeningChange([times, early], new Date('2026-11-23T07:30:00Z'))).toEqual(
      new Date('2026-11-23T08:00:00Z'),
    );
  });

  it('never comes before the status changes, and never after it', () => {
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 14 }),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        (hours, now) => {
          const change = nextOpeningChange([week(hours)], now);
          expect(change.getTime()).toBeGreaterThan(now.getTime());
          const before = new Date(Math.max(now.getTime(), change.getTime() - 60_000));
          expect(getOpeningStatus(week(hours), before)).toEqual(getOpeningStatus(week(hours), now));
        },
      ),
    );
  });
});
