import { useLocation, useRevalidator } from '@remix-run/react';
import { track } from '@vyloha/analytics';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { createResumeOptions } from '../../machine/resume-session';
import { sessionMachine } from '../../machine/session-machine';
import type { SessionProgress } from '../../model/session-progress';
import type { TabState } from '../../model/tab-state';
import { useTabSync } from './use-tab-sync';

/** Prefix of hashes that turn on the configuration mode of the address forms. */
const configurationHash = '#foxentryconfig';

/**
 * Loads the script of the address-autocomplete service, once per page. To configure its forms, open a page with the
 * hash, and the script finds `data-configuration` on its own tag.
 */
function loadAddressService(url: string): Promise<void> {
  const address = new URL(url).href;
  if ([...document.scripts].some(({ src }) => src === address)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.dataset['configuration'] = String(window.location.hash.startsWith(configurationHash));
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The address service cannot be loaded')));
    document.head.append(script);
  });
}

export interface ResumedSessionProps {
  /** Progress of the session start on the host. */
  progress: SessionProgress;
  isLoggedIn: boolean;
  /** A new object whenever the host returned data. */
  tab: TabState;
  /** Script of the address-autocomplete service; `null` when there is none, or no address on the page. */
  addressServiceUrl: string | null;
}

/**
 * The browser's part of the session start: page views, the address service, one cart and currency in all tabs, and the
 * report that the site session is loaded. Loaded at idle; renders nothing.
 */
export function ResumedSession({ progress, isLoggedIn, tab, addressServiceUrl }: ResumedSessionProps) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const initialProgress = useRef(progress);
  const session = useActorRef(
    sessionMachine,
    useMemo(() => createResumeOptions(initialProgress.current), []),
  );
  const isLoaded = useSelector(session, (snapshot) => snapshot.matches('loaded'));
  useTabSync(tab, revalidate);

  useEffect(() => {
    track({ name: 'user_loaded', isLoggedIn });
  }, [isLoggedIn]);

  useEffect(() => {
    session.send({
      type: 'proceed',
      page: {
        // The page's data report whether the cart is loaded.
        fetchCart: async () => {
          revalidate();
          return false;
        },
        // Only pages with an address form load it, below.
        initialiseAddresses: async () => {},
        // The host did it before the response.
        addFromUrl: async () => {},
      },
    });
  }, [session, revalidate]);

  useEffect(() => {
    // Without it addresses are typed as ever.
    if (addressServiceUrl !== null) loadAddressService(addressServiceUrl).catch(() => {});
  }, [addressServiceUrl]);

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
