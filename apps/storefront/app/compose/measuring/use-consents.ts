import type { ConsentCategory } from '@vyloha/contract';
import { readConsents } from '@vyloha/shell';
import { useEffect, useState } from 'react';

/** How often the cookie is looked at until the shopper has decided, by whichever form and in whichever tab. */
const checkMs = 1_000;

/** The shopper's consents; `null` until they have decided about the current wording. */
export function useConsents(closedCookie: string, version: string): readonly ConsentCategory[] | null {
  const [granted, setGranted] = useState(() => readConsents(document.cookie, closedCookie, version));
  useEffect(() => {
    if (granted !== null) return;
    const timer = setInterval(() => setGranted(readConsents(document.cookie, closedCookie, version)), checkMs);
    return () => clearInterval(timer);
  }, [granted, closedCookie, version]);
  return granted;
}
