import type { ConsentCategory } from '@vyloha/contract';
import { readConsents } from '@vyloha/shell';
import { useEffect, useState } from 'react';

/** How often the cookie is looked at until the shopper has decided, by whichever form and in whichever tab. */
const checkMs = 1_000;

type Consents = readonly ConsentCategory[] | null;

const isWithdrawn = (before: Consents, now: Consents): boolean =>
  before !== null && before.some((category) => now?.includes(category) !== true);

/** Calls back when the shopper returns to this page, from another tab or by going back in the history. */
function onReturn(callback: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') callback();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pageshow', handlePageShow);
  };
}

/**
 * The shopper's consents; `null` until they have decided about the current wording.
 * @param canChange whether a decision may be changed without leaving the page, by a tool that asks in the shop's place
 */
export function useConsents(closedCookie: string, version: string, canChange = false): Consents {
  const [granted, setGranted] = useState<Consents>(() => readConsents(document.cookie, closedCookie, version));
  useEffect(() => {
    function check() {
      const now = readConsents(document.cookie, closedCookie, version);
      // Scripts that run by a consent end with the document only.
      if (isWithdrawn(granted, now)) location.reload();
      else if (now?.join() !== granted?.join()) setGranted(now);
    }
    const timer = granted === null || canChange ? setInterval(check, checkMs) : undefined;
    const stopListening = onReturn(check);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [granted, closedCookie, version, canChange]);
  return granted;
}
