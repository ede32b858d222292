import { useLocation, useRevalidator } from '@remix-run/react';
import { track } from '@vyloha/analytics';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { resumedSession } from '../../machine/resume-session';
import { sessionMachine } from '../../machine/session-machine';
import type { SessionProgress } from '../../model/session-progress';
import type { TabState } from '../../model/tab-state';
import { loadAddressService } from './load-address-service';
import { useTabs } from './use-tabs';

export interface CarriedOnSessionProps {
  /** Where the host left the session's start. */
  progress: SessionProgress;
  isLoggedIn: boolean;
  /** A new object whenever data came from the host. */
  tab: TabState;
  /** Script of the address-autocomplete service; `null` when there is none. */
  addressServiceUrl: string | null;
}

/**
 * The browser's part of the session start: page views, the address service, one cart and currency in all tabs, and the
 * report that the site session is loaded. Loaded at idle; shows nothing.
 */
export function CarriedOnSession({ progress, isLoggedIn, tab, addressServiceUrl }: CarriedOnSessionProps) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const start = useRef(progress);
  const session = useActorRef(
    sessionMachine,
    useMemo(() => resumedSession(start.current), []),
  );
  const isLoaded = useSelector(session, (snapshot) => snapshot.matches('loaded'));
  useTabs(tab, revalidate);

  useEffect(() => {
    track({ name: 'user_loaded', isLoggedIn });
  }, [isLoggedIn]);

  useEffect(() => {
    session.send({
      type: 'proceed',
      page: {
        // Answered by the page's data, which say themselves whether the cart is there.
        fetchCart: async () => {
          revalidate();
          return false;
        },
        initialiseAddresses: async () => {
          if (addressServiceUrl !== null) await loadAddressService(addressServiceUrl);
        },
        // The host did before it answered.
        addFromUrl: async () => {},
      },
    });
  }, [session, revalidate, addressServiceUrl]);

  useEffect(() => {
    if (progress.isCartLoaded) session.send({ type: 'cartLoaded' });
  }, [session, progress]);

  useEffect(() => {
    track({ name: 'page_view', path: pathname + search, title: document.title });
    session.send({ type: 'pageViewed' });
  }, [session, pathname, search]);

  useEffect(() => {
    if (isLoaded) track({ name: 'session_loaded', isLoggedIn });
  }, [isLoaded, isLoggedIn]);

  return null;
}
