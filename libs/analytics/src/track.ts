import type { AnalyticsEvent } from './events';
import type { Sink } from './sink';

let currentSink: Sink | null = null;

/** Sets the sink of this page's events; the app calls it once in the browser. */
export function setSink(sink: Sink | null): void {
  currentSink = sink;
}

/** Reports an event; without a sink (on the server, in tests) nothing happens. */
export function track(event: AnalyticsEvent | null): void {
  if (event !== null) currentSink?.track(event);
}
