import { useLocation, useRevalidator } from '@remix-run/react';
import { track } from '@vyloha/analytics';
import { hasSecretAddress } from '@vyloha/links';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { createResumeOptions } from '../../machine/resume-session';
import { sessionMachine } from '../../machine/session-machine';
import type { SessionProgress } from '../../model/session-progress';

export interface ResumedSessionProps {
  /** Progress of the session start on the host. */
  progress: SessionProgress;
  isLoggedIn: boolean;
  /** The price list and the groups of the shopper's segment, for analytics. */
  segment: { variant: string; groups: readonly string[] };
}

/**
 * The browser's part of the session start: page views, and the report that the site session is loaded. Renders
 * nothing.
 */
export function ResumedSession({ progress, isLoggedIn, segment }: ResumedSessionProps) {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const initialProgress = useRef(progress);

  const session = useActorRef(
    sessionMachine,
    useMemo(() => createResumeOptions(initialProgress.current), []),
  );
  const { variant } = segment;
  // The host sends a new array with each response.
  const groupList = segment.groups.join();
  const isLoaded = useSelector(session, (snapshot) => snapshot.matches('loaded'));

  useEffect(() => {
    track({ name: 'user_loaded', isLoggedIn, variant, groups: groupList === '' ? [] : groupList.split(',') });
  }, [isLoggedIn, variant, groupList]);

  useEffect(() => {
    session.send({
      type: 'proceed',
      page: {
        // The page's data report whether the cart is loaded.
        fetchCart: async () => {
          revalidate();
          return false;
        },
        // Each form with an address does it, at idle as well.
        initialiseAddresses: async () => {},
        // The host did it before the response.
        addFromUrl: async () => {},
      },
    });
  }, [session, revalidate]);

  useEffect(() => {
    if (progress.isCartLoaded) session.send({ type: 'cartLoaded' });
  }, [session, progress]);

  useEffect(() => {
    if (!hasSecretAddress(pathname)) track({ name: 'page_view', path: pathname + search, title: document.title });
    session.send({ type: 'pageViewed' });
  }, [session, pathname, search]);

  useEffect(() => {
    if (isLoaded) track({ name: 'session_loaded', isLoggedIn });
  }, [isLoaded, isLoggedIn]);

  return null;
}
