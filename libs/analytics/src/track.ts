import type { AnalyticsEvent } from './events';
import { maxQueued, type Sink } from './sink';

let currentSink: Sink | null = null;
/** Events from before the sink was there: a page reports what it shows while it hydrates, the sink comes at idle. */
let early: AnalyticsEvent[] = [];

/** Sets the sink of this page's events, which gets what was reported before it; the app calls it once in the browser. */
export function setSink(sink: Sink | null): void {
  currentSink = sink;
  const waiting = early;
  early = [];
  if (sink !== null) for (const event of waiting) sink.track(event);
}

/** Reports an event, from the browser only; until there is a sink the newest ones wait. */
export function track(event: AnalyticsEvent | null): void {
  if (event === null) return;
  if (currentSink === null) early = [...early, event].slice(-maxQueued);
  else currentSink.track(event);
}
