import { type AnalyticsEvent, createSink, setSink, type Sink, toDataLayer } from '@vyloha/analytics';
import { type ConsentCategory, withOrdinarySpaces } from '@vyloha/contract';
import { cookieDomains, refusedCookies } from '@vyloha/shell';
import { toConsentSignals } from './consent-signals';

declare global {
  interface Window {
    /** The tag manager's event queue. */
    dataLayer?: unknown[];
    /** Pushes a command into it, as the `arguments` that the tag manager expects; of `earlyScript`. */
    gtag?: (...command: unknown[]) => void;
  }
}

/** Of browser storage, written with consent alone; its value is the number of the order reported last. */
const reportedKey = 'vyloha.purchase';

/** Whether the order was reported before; remembers it. Where storage is disabled, a reload reports it again. */
function isReported(code: string): boolean {
  try {
    if (localStorage.getItem(reportedKey) === code) return true;
    localStorage.setItem(reportedKey, code);
  } catch {
    // Storage is disabled.
  }
  return false;
}

function push(entry: unknown): void {
  (window.dataLayer ??= []).push(entry);
}

/** Reports group by the names of products as the catalogue has them, with ordinary spaces. */
function deliver(event: AnalyticsEvent): void {
  if (event.name === 'purchase' && isReported(event.orderCode)) return;
  const plain: unknown = JSON.parse(withOrdinarySpaces(JSON.stringify(toDataLayer(event))));
  if (Array.isArray(plain)) plain.forEach(push);
}

function loadTagManager(id: string): void {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Whether events leave the page: the tag manager decides by the signals what becomes of them. */
function isMeasured(granted: readonly ConsentCategory[]): boolean {
  return granted.includes('analytics') || granted.includes('marketing');
}

/** What a refused purpose had written before; scripts that still ran may have written it after the host deleted it. */
function removeRefused(granted: readonly ConsentCategory[]): void {
  const domains = ['', ...cookieDomains(location.hostname).map((domain) => `; Domain=${domain}`)];
  for (const name of refusedCookies(document.cookie, granted)) {
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
  if (isMeasured(granted)) return;
  try {
    localStorage.removeItem(reportedKey);
  } catch {
    // Nothing was stored either.
  }
}

/** One queue for the page: events wait in it until the shopper has decided. */
let sink: Sink | null = null;
let isLoaded = false;

/**
 * Applies the shopper's decision: signals first, then the tag manager, which is fetched with consent alone, then the
 * events that waited.
 * @param isAskedByTool another tool asks, and has updated the signals itself
 */
export function applyConsents(
  tagManagerId: string,
  granted: readonly ConsentCategory[] | null,
  isAskedByTool = false,
): void {
  if (sink === null) {
    sink = createSink(deliver);
    setSink(sink);
  }
  if (granted === null) return;
  removeRefused(granted);
  const mayMeasure = isMeasured(granted);
  if (mayMeasure && !isAskedByTool) window.gtag?.('consent', 'update', toConsentSignals(granted));
  if (mayMeasure && !isLoaded) {
    isLoaded = true;
    loadTagManager(tagManagerId);
  }
  sink.setConsent(mayMeasure);
}
