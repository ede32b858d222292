import { describe, expect, it } from 'vitest';
import { isPastDeadline, withdrawalDeadline } from './withdrawal-deadline';

const at = (day: string, time = '12:00') => new Date(`2026-${day}T${time}:00+01:00`);
const order = (status: string) => ({ status, createdAt: at('02-02') });
const change = (status: string, day: string) => ({ status, changedAt: at(day) });

describe('withdrawalDeadline', () => {
  it.each([
    [
      '14 days after the delivery',
      'delivered',
      [change('shipped', '02-03'), change('delivered', '02-05')],
      '2026-02-19',
    ],
    ['from the last delivery', 'delivered', [change('delivered', '02-05'), change('delivered', '02-10')], '2026-02-24'],
    ['on Monday instead of Saturday', 'delivered', [change('delivered', '02-07')], '2026-02-23'],
    ['behind Easter', 'delivered', [change('delivered', '03-20')], '2026-04-07'],
    [
      'from the longest way of a parcel where its delivery is unknown',
      'shipped',
      [change('shipped', '02-03')],
      '2026-03-03',
    ],
    ['from the longest wait of an order at a branch', 'ready', [change('ready', '02-03')], '2026-03-03'],
    ['from the order where nothing else is known', 'delivered', [], '2026-03-02'],
    [
      'of an order brought back to an earlier state, from its delivery',
      'shipped',
      [change('delivered', '02-05')],
      '2026-02-19',
    ],
  ] as const)('is %s', (_, status, changes, deadline) => {
    expect(withdrawalDeadline(order(status), changes)).toBe(deadline);
  });

  it.each(['new', 'paid', 'processing'])('has not begun for an order that is %s', (status) => {
    expect(withdrawalDeadline(order(status), [change('processing', '02-03')])).toBeNull();
  });
});

describe('isPastDeadline', () => {
  it.each([
    ['2026-02-19', at('02-19', '23:59'), false],
    ['2026-02-19', at('02-20', '00:00'), true],
    [null, at('12-31'), false],
  ])('of %s at %s is %s, by the clock of the shop', (deadline, now, isPast) => {
    expect(isPastDeadline(deadline, now)).toBe(isPast);
  });
});
