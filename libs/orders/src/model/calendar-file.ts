import { addDays } from '@vyloha/contract';
import type { OrderDay } from './order-day';

interface CalendarEvent {
  day: OrderDay;
  /** Unique for the order and the shop. */
  uid: string;
  /** ISO 8601; the same order makes the same file. */
  createdAt: string;
  title: string;
  description: string;
  location: string;
}

const maxLineBytes = 75;

const plainText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s*\n\s*/g, '\\n');

/** Lines of more than 75 octets go on after a space. */
function fold(line: string): string {
  const folded: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > maxLineBytes) {
      folded.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...folded, current].join('\r\n');
}

const compact = (date: string) => date.replaceAll('-', '');

/** A time window is at the clock of whoever reads it, as the order says it; a day is one from midnight to midnight. */
function periodOf({ date, window }: OrderDay): string[] {
  if (window === null) return [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`];
  const at = (time: string) => `${compact(date)}T${time.padStart(5, '0').replace(':', '')}00`;
  return [`DTSTART:${at(window.from)}`, `DTEND:${at(window.to)}`];
}

/** The day of an order as a file that calendars read (RFC 5545). */
export function toCalendarFile({ day, uid, createdAt, title, description, location }: CalendarEvent): string {
  const stamp = new Date(createdAt).toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vyloha//Order//CS',
    'BEGIN:VEVENT',
    `UID:${plainText(uid)}`,
    `DTSTAMP:${stamp}`,
    ...periodOf(day),
    `SUMMARY:${plainText(title)}`,
    `DESCRIPTION:${plainText(description)}`,
    `LOCATION:${plainText(location)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
