import { useFetchers, useLocation, useMatches } from '@remix-run/react';
import { type AnalyticsEvent, onLoadedList, track } from '@vyloha/analytics';
import { useShopper } from '@vyloha/session/ui';
import { useEffect, useRef } from 'react';
import { applyConsents } from './apply-consents';
import type { MeasuringProps } from './measuring-props';
import { type Listing, listingsOf, selectedIn, toListEvent, toLoadedListing, toViewItem } from './page-events';
import { takePendingEvents } from './take-pending-events';
import { useConsents } from './use-consents';
import { useConsentsOfTool } from './use-consents-of-tool';

/** Events that wait in the cookie: of the form that led here, and of those that scripts of the page post. */
function usePendingEvents(closedCookie: string, isAllowed: boolean): void {
  const { key } = useLocation();
  const isPosting = useFetchers().length > 0;
  useEffect(() => {
    if (isAllowed && !isPosting) for (const event of takePendingEvents(closedCookie)) track(event);
  }, [closedCookie, isAllowed, isPosting, key]);
}

const mainHeading = () => document.querySelector('h1')?.textContent ?? '';

/** What the page shows, once per address however often its data are loaded again. */
function usePageEvents(): void {
  const { pathname, search } = useLocation();
  const { currency } = useShopper();
  const data = useMatches().at(-1)?.data;
  const address = pathname + search;
  const reported = useRef('');
  const listings = useRef<readonly Listing[]>([]);
  /** The link to a product that a script follows: its product is selected once its page is there. */
  const followed = useRef<{ path: string; event: AnalyticsEvent } | null>(null);
  /** By address: going back shows them again. */
  const loaded = useRef(new Map<string, Listing[]>());

  useEffect(() => {
    listings.current = listingsOf(data, mainHeading());
    if (reported.current === address) return;
    reported.current = address;
    if (followed.current?.path === pathname) track(followed.current.event);
    followed.current = null;
    const item = toViewItem(data, currency.code);
    track(item);
    for (const listing of listings.current) track(toListEvent(listing, currency.code));
  }, [address, pathname, data, currency]);

  useEffect(() => {
    const all = () => [...listings.current, ...(loaded.current.get(address) ?? [])];
    const controller = new AbortController();
    // After the page's own listeners: options of a box are links, too, which it follows only without script.
    function onClick({ target, defaultPrevented }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null || link.pathname === pathname) return;
      const event = selectedIn(all(), link.pathname, currency.code);
      if (defaultPrevented) followed.current = event && { path: link.pathname, event };
      else track(event);
    }
    window.addEventListener('click', onClick, { signal: controller.signal });
    const endLoaded = onLoadedList((list) => {
      const listing = toLoadedListing(all(), list, mainHeading());
      loaded.current.set(address, [...(loaded.current.get(address) ?? []), listing]);
      track(toListEvent(listing, currency.code));
    });
    return () => {
      controller.abort();
      endLoaded();
    };
  }, [address, pathname, currency]);
}

/** Everything about measuring that runs in the browser: consents, what pages show, and what the host reports. */
export function MeasuredDocument({ tagManagerId, closedCookie, consent }: MeasuringProps) {
  const isAskedByTool = consent.tool !== null;
  const granted = useConsents(closedCookie, consent.version, isAskedByTool);
  useConsentsOfTool(consent, granted);
  useEffect(() => {
    if (tagManagerId !== null) applyConsents(tagManagerId, granted, isAskedByTool);
  }, [tagManagerId, granted, isAskedByTool]);
  usePageEvents();
  usePendingEvents(closedCookie, granted?.includes('analytics') === true);
  return null;
}
