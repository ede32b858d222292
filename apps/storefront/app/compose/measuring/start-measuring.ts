import { createSink, setSink } from '@vyloha/analytics';
import type { AnalyticsEvent, Sink } from '@vyloha/analytics';
import { withOrdinarySpaces } from '@vyloha/contract';

declare global {
  interface Window {
    /** The tag manager's event queue. */
    dataLayer?: unknown[];
  }
}

/** Reports group by the names of products as the catalogue has them, with ordinary spaces. */
function deliver({ name, ...details }: AnalyticsEvent): void {
  const event: unknown = JSON.parse(withOrdinarySpaces(JSON.stringify({ event: name, ...details })));
  (window.dataLayer ??= []).push(event);
}

function loadTagManager(id: string): void {
  (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** One queue for the page: events wait in it until the shopper has decided. */
let sink: Sink | null = null;
let isLoaded = false;

/** Applies the shopper's decision; the tag manager itself is fetched only with consent. */
export function applyConsent(tagManagerId: string, consent: boolean | null): void {
  if (sink === null) {
    sink = createSink(deliver);
    setSink(sink);
  }
  if (consent === null) return;
  sink.setConsent(consent);
  if (!consent || isLoaded) return;
  isLoaded = true;
  loadTagManager(tagManagerId);
}
