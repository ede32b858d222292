import { describe, expect, it } from 'vitest';
import { toCalendarFile } from './calendar-file';

const event = {
  day: { date: '2026-11-30', window: null, isPickUp: false },
  uid: '2026000123@localhost',
  createdAt: '2026-11-21T10:00:00+01:00',
  title: 'Doručení objednávky 2026000123',
  description: 'Zelená výloha',
  location: 'Zahradní 1, 602 00 Brno',
};
const linesOf = (changes: Partial<typeof event> = {}) => toCalendarFile({ ...event, ...changes }).split('\r\n');

describe('the file of an order for calendars', () => {
  it('is a whole day', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vyloha//Order//CS',
      'BEGIN:VEVENT',
      'UID:2026000123@localhost',
      'DTSTAMP:20261121T090000Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'SUMMARY:Doručení objednávky 2026000123',
      'DESCRIPTION:Zelená výloha',
      'LOCATION:Zahradní 1\\, 602 00 Brno',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is the time window, at the clock of the shop', () => {
    const file = toCalendarFile({ ...event, day: { ...event.day, window: { from: '08:00', to: '12:00' } } });
    expect(file).toContain('DTSTART:20261130T080000\r\nDTEND:20261130T120000\r\n');
  });

  it('has no line of its own from what was typed, and none that is too long', () => {
    const lines = linesOf({ location: `Ulice; č. \\1\nEND:VEVENT ${'ž'.repeat(80)}` });
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
