import { endpointPatterns } from '@vyloha/links';
import { type ErrorReport, maxErrors, type PageReport } from './page-report';
import { watchVitals } from './watch-vitals';

declare global {
  interface Window {
    /** Of `earlyScript`. */
    earlyErrors?: Event[];
  }
}

/** Only of the shop's own scripts: those of other parties and of browser extensions are theirs. */
function pathOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  return origin === location.origin ? pathname : null;
}

const stackPlace = /(https?:\/\/[^\s()]+):(\d+):(\d+)/;

function toErrorReport(event: Event): ErrorReport | null {
  const isRejection = event instanceof PromiseRejectionEvent;
  if (!isRejection && !(event instanceof ErrorEvent)) return null;
  const thrown: unknown = isRejection ? event.reason : event.error;
  const [, url = '', stackLine, stackColumn] = stackPlace.exec((thrown instanceof Error && thrown.stack) || '') ?? [];
  const source = pathOf(isRejection ? url : event.filename);
  if (source === null) return null;
  const name = thrown instanceof Error ? thrown.name : 'Error';
  const [line, column] = isRejection ? [Number(stackLine), Number(stackColumn)] : [event.lineno, event.colno];
  return { name, source, line, column };
}

/** Reports speed and script errors of this document once it is left or hidden; again only what came since. */
export function reportPage(): void {
  const path = location.pathname;
  const vitals = watchVitals();
  let errors: ErrorReport[] = [];
  let [count, isSent] = [0, false];

  function addError(event: Event) {
    const report = count < maxErrors ? toErrorReport(event) : null;
    if (report === null) return;
    count += 1;
    errors.push(report);
  }

  function send() {
    if (document.visibilityState !== 'hidden' || (isSent && errors.length === 0)) return;
    const report: PageReport = { path, vitals: isSent ? {} : vitals, errors };
    navigator.sendBeacon(endpointPatterns.measuring, new Blob([JSON.stringify(report)], { type: 'application/json' }));
    isSent = true;
    errors = [];
  }

  (window.earlyErrors ?? []).forEach(addError);
  addEventListener('error', addError);
  addEventListener('unhandledrejection', addError);
  addEventListener('visibilitychange', send);
}
