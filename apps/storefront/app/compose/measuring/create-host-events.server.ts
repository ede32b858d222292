import type { AppLoadContext } from '@remix-run/node';
import { formatPending, parsePending } from '@vyloha/analytics';
import { hasConsent } from '@vyloha/shell/server';

interface HostEventsOptions extends Pick<AppLoadContext, 'config' | 'cookies'> {
  /** Whether a script of the page sent the request. */
  isScript: boolean;
}

/**
 * Events that the host reports: they wait in a cookie for the script of the next page, so that a form counts although it
 * was posted without script, before hydration, or by a page whose script failed. Only with consent, as it is a cookie
 * that nobody needs; looked up when it is used, since pages shared by a segment have nobody's.
 */
export function createHostEvents({ config, cookies, isScript }: HostEventsOptions): AppLoadContext['events'] {
  const mayReport = () => config.services.tagManagerId !== null && hasConsent({ config, cookies }, 'analytics');
  const report: AppLoadContext['events']['report'] = (event) => {
    cookies.set('events', formatPending([...parsePending(cookies.get('events')), event]));
  };
  return {
    get report() {
      return mayReport() ? report : null;
    },
    get reportForm() {
      return !isScript && mayReport() ? report : null;
    },
  };
}
