import { readAnalyticsConsent } from '@vyloha/shell';
import type { ShellData } from '@vyloha/shell';
import { useEffect } from 'react';

type MeasuringProps = Pick<ShellData, 'tagManagerId' | 'closedCookie' | 'notices'>;

/** Passes the shopper's consent to analytics, on load and when the notice is closed; fetched only where it is used. */
export function Measuring({ tagManagerId, closedCookie, notices }: MeasuringProps) {
  const isRequested = notices.includes('consent');

  useEffect(() => {
    if (tagManagerId === null) return;
    const consent = readAnalyticsConsent(document.cookie, closedCookie);
    void import('./start-measuring').then(({ applyConsent }) => applyConsent(tagManagerId, consent));
  }, [tagManagerId, closedCookie, isRequested]);

  return null;
}
