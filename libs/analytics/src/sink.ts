import type { AnalyticsEvent } from './events';

/** Takes events to a service. */
export type Deliver = (event: AnalyticsEvent) => void;

/** Where all events go. */
export interface Sink {
  track(event: AnalyticsEvent): void;
  /** What the shopper decided; `false` also forgets what waits. */
  setConsent(isGiven: boolean): void;
}

/** Events that wait for the shopper's decision; older ones fall out. */
const MOST_WAITING = 50;

/**
 * The one way events leave the shop. Until the shopper has decided they wait, with consent they are delivered, without
 * it nothing leaves. A failing service never breaks the page.
 */
export function createSink(deliver: Deliver): Sink {
  let consent: boolean | null = null;
  let waiting: AnalyticsEvent[] = [];

  function send(event: AnalyticsEvent): void {
    try {
      deliver(event);
    } catch {
      // Reporting must not stop a shopper.
    }
  }

  return {
    track(event) {
      if (consent === true) send(event);
      if (consent === null) waiting = [...waiting, event].slice(-MOST_WAITING);
    },
    setConsent(isGiven) {
      consent = isGiven;
      const due = isGiven ? waiting : [];
      waiting = [];
      due.forEach(send);
    },
  };
}
