import type { AnalyticsEvent } from './events';
import { isEvent } from './is-event';

/** Of the encoded text: with its name and attributes it stays below the 4 096 bytes of a cookie. */
const maxLength = 3_600;

function encode(events: readonly AnalyticsEvent[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(events));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Drops the last products of the longest event; the event itself, with its value, stays. */
function shorten(events: readonly AnalyticsEvent[]): AnalyticsEvent[] {
  const lengths = events.map((event) => ('items' in event ? event.items.length : 0));
  const longest = lengths.indexOf(Math.max(...lengths));
  if ((lengths[longest] ?? 0) === 0) return events.slice(1);
  return events.map((event, index) =>
    index === longest && 'items' in event ? { ...event, items: event.items.slice(0, -1) } : event,
  );
}

/** Events as the cookie `events` carries them to the next page; as many of their products as fit into it. */
export function formatPending(events: readonly AnalyticsEvent[]): string {
  let kept = [...events];
  let text = encode(kept);
  while (text.length > maxLength) {
    kept = shorten(kept);
    text = encode(kept);
  }
  return text;
}

/** The events of that cookie, without what is none; none at all when it is not readable, or longer than ours. */
export function parsePending(cookie: string | null): AnalyticsEvent[] {
  if (cookie === null || cookie.length > maxLength) return [];
  try {
    const binary = atob(cookie.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(parsed) ? parsed.filter(isEvent) : [];
  } catch {
    return [];
  }
}
