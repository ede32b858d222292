import { describe, expect, it } from 'vitest';
import { openingWeek } from './opening-week';

describe('openingWeek', () => {
  it('lists every day from Monday, with breaks', () => {
    const hours = [
      { day: 1, from: '13:00', to: '18:00' },
      { day: 1, from: '08:00', to: '12:00' },
      { day: 6, from: '09:00', to: '12:00' },
    ];
    const week = openingWeek(hours);
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ day: 1, hours: '8:00–12:00, 13:00–18:00' });
    expect(week[5]).toEqual({ day: 6, hours: '9:00–12:00' });
    expect(week[6]).toEqual({ day: 7, hours: '' });
  });
});
