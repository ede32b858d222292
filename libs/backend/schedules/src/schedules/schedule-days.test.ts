import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextOccurrence, type Rhythm } from './schedule-days';

const rhythm = (changes: Partial<Rhythm>): Rhythm => ({
  intervalCount: 1,
  intervalUnit: 'month',
  anchorDay: '2027-01-31',
  occurrence: 0,
  ...changes,
});

it('is the same day of the month, or its last one, without drifting', () => {
  const days: string[] = [];
  let occurrence = 0;
  for (let i = 0; i < 4; i += 1) {
    const next = nextOccurrence(rhythm({ occurrence }), '2027-01-01');
    ({ occurrence } = next);
    days.push(next.nextDay);
  }
  expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
});

it('leaves out what has passed', () => {
  const weekly = rhythm({ intervalUnit: 'week', intervalCount: 2, anchorDay: '2026-11-23' });
  expect(nextOccurrence(weekly, '2026-11-24')).toEqual({ occurrence: 1, nextDay: '2026-12-07' });
  expect(nextOccurrence(weekly, '2026-12-08')).toEqual({ occurrence: 2, nextDay: '2026-12-21' });
});

it('is never sooner than allowed, and always later than before', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const unit = fc.constantFrom('week' as const, 'month' as const);
  fc.assert(
    fc.property(day, day, unit, fc.integer({ min: 1, max: 12 }), (anchor, earliest, intervalUnit, intervalCount) => {
      const anchorDay = anchor.toISOString().slice(0, 10);
      const soonest = earliest.toISOString().slice(0, 10);
      const { nextDay } = nextOccurrence(rhythm({ anchorDay, intervalUnit, intervalCount }), soonest);
      expect(nextDay >= soonest && nextDay > anchorDay).toBe(true);
    }),
    { numRuns: 50 },
  );
});
