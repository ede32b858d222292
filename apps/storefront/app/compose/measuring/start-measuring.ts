import { createSink, setSink } from '@vyloha/analytics';
import type { AnalyticsEvent, Sink } from '@vyloha/analytics';

declare global {
  interface Window {
    /** The tag manager's event queue. */
    dataLayer?: object[];
  }
}

function deliver({ name, ...details }: AnalyticsEvent): void {
  (window.dataLayer ??= []).push({ event: name, ...details });
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
