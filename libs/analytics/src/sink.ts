import type { AnalyticsEvent } from './events';

/** Delivers events to a service. */
export type Deliver = (event: AnalyticsEvent) => void;

/** Receives all events. */
export interface Sink {
  track(event: AnalyticsEvent): void;
  /** The shopper's decision; `false` also drops queued events. */
  setConsent(isGranted: boolean): void;
}

/** Maximum of queued events; older ones are dropped. */
export const maxQueued = 50;

/**
 * The only way events leave the shop: queued until the shopper has decided, delivered with consent, dropped without
 * it. A failing service never breaks the page.
 */
export function createSink(deliver: Deliver): Sink {
  let consent: boolean | null = null;
  let queue: AnalyticsEvent[] = [];

  function send(event: AnalyticsEvent): void {
    try {
      deliver(event);
    } catch {
      // A failing report must not break the page.
    }
  }

  return {
    track(event) {
      if (consent === true) send(event);
      if (consent === null) queue = [...queue, event].slice(-maxQueued);
    },
    setConsent(isGranted) {
      consent = isGranted;
      const queued = isGranted ? queue : [];
      queue = [];
      queued.forEach(send);
    },
  };
}
