import type { RouterState } from '@remix-run/router';
import { stopWaitingForView } from '@vyloha/ui';
import { startTransition, useLayoutEffect } from 'react';

const changesPage = ({ navigation, revalidation, fetchers }: RouterState) =>
  navigation.state !== 'idle' || revalidation !== 'idle' || fetchers.size > 0;

/** Whether an update says nothing new, as the one that follows the discovery of routes. */
function isSame(state: RouterState, shown: RouterState): boolean {
  const previous = new Map(Object.entries(shown));
  return Object.entries(state).every(([name, value]) => Object.is(value, previous.get(name)));
}

/** In development React warns of the effect wherever it is rendered by a server. */
const useBrowserEffect = import.meta.env.SSR ? () => {} : useLayoutEffect;

/**
 * Makes every update of the router a transition. Remix passes the page's location to React as an urgent update, which
 * discards the server's HTML of parts that are not hydrated yet; a transition waits for them, so that they must not wait
 * for the shopper; one that changes nothing would render all of them in vain. The effect runs before those of the providers above it, which is when they subscribe.
 */
export function useTransitionNavigation(): void {
  useBrowserEffect(() => {
    const router = window.__remixRouter;
    const { subscribe } = router;
    router.subscribe = (listener) => {
      let shown = router.state;
      return subscribe((state, options) => {
        if (isSame(state, shown)) return;
        shown = state;
        if (changesPage(state)) stopWaitingForView();
        startTransition(() => listener(state, options));
      });
    };
    return () => {
      router.subscribe = subscribe;
    };
  }, []);
}
