import type {} from '@remix-run/server-runtime';
import type { AnalyticsEvent } from './events';

/** Reports an event of a posted form: the next page of the browser hands it over. */
export type ReportEvent = (event: AnalyticsEvent) => void;

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** What the host reports in place of a script; the page that follows delivers it. */
    events: {
      /** For what only the host knows; `null` where nothing may be reported. */
      report: ReportEvent | null;
      /** For forms whose script reports by itself; `null` as well where a script posted the form. */
      reportForm: ReportEvent | null;
    };
  }
}
