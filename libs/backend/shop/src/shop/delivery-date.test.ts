import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '@vyloha/contract';
import { isCzechHoliday } from './czech-holidays';
import { nearestDeliveryDay } from './delivery-date';

const nextDay = { deliveryDays: 1, cutOff: '14:00' };
const none = new Set<string>();

describe('nearestDeliveryDay', () => {
  it.each([
    ['Monday before the cut-off', '2026-11-23T12:59:00Z', nextDay, '2026-11-24'],
    ['Monday at the cut-off', '2026-11-23T13:00:00Z', nextDay, '2026-11-25'],
    ['summer time moves the cut-off in UTC', '2026-06-15T12:00:00Z', nextDay, '2026-06-17'],
    ['Friday morning arrives on Monday', '2026-11-20T08:00:00Z', nextDay, '2026-11-23'],
    ['Friday evening arrives on Tuesday', '2026-11-20T20:00:00Z', nextDay, '2026-11-24'],
    ['Saturday leaves on Monday', '2026-11-21T08:00:00Z', nextDay, '2026-11-24'],
    ['a holiday on Tuesday is skipped', '2026-11-16T08:00:00Z', nextDay, '2026-11-18'],
    ['Maundy Thursday arrives after Easter Monday', '2026-04-02T08:00:00Z', nextDay, '2026-04-07'],
    ['Christmas', '2026-12-23T15:00:00Z', nextDay, '2026-12-29'],
    ['pick-up on the same day', '2026-11-23T08:00:00Z', { deliveryDays: 0, cutOff: '16:00' }, '2026-11-23'],
    ['after midnight in Prague it is the next day', '2026-11-22T23:30:00Z', nextDay, '2026-11-24'],
    ['three working days over a weekend', '2026-11-19T08:00:00Z', { deliveryDays: 3, cutOff: '14:00' }, '2026-11-24'],
  ])('%s', (_name, now, rule, expected) => {
    expect(nearestDeliveryDay(rule, new Date(now), none)).toBe(expected);
  });

  it('skips days on which the shop is closed', () => {
    expect(nearestDeliveryDay(nextDay, new Date('2026-11-23T08:00:00Z'), new Set(['2026-11-24']))).toBe('2026-11-25');
  });

  it('is always a working day and never earlier for a slower shipper or a later order', () => {
    const anyMoment = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(anyMoment, fc.nat(6), fc.nat(72), (now, deliveryDays, hoursLater) => {
        const rule = { deliveryDays, cutOff: '14:00' };
        const nearest = nearestDeliveryDay(rule, now, none);
        expect(weekdayOf(nearest)).toBeLessThanOrEqual(5);
        expect(isCzechHoliday(nearest)).toBe(false);
        const later = new Date(now.getTime() + hoursLater * 3_600_000);
        expect(nearestDeliveryDay(rule, later, none) >= nearest).toBe(true);
        expect(nearestDeliveryDay({ ...rule, deliveryDays: deliveryDays + 1 }, now, none) > nearest).toBe(true);
      }),
    );
  });
});

describe('addDays', () => {
  it('crosses months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});
