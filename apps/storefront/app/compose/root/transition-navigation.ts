import type { RouterState } from '@remix-run/router';
import { stopWaitingForView } from '@vyloha/ui';
import { startTransition, useLayoutEffect } from 'react';

const changesPage = ({ navigation, revalidation, fetchers }: RouterState) =>
  navigation.state !== 'idle' || revalidation !== 'idle' || fetchers.size > 0;

/**
 * Makes every update of the router a transition. Remix passes the page's location to React as an urgent update, which
 * discards the server's HTML of parts that are not hydrated yet; a transition waits for them, so that they must not wait
 * for the shopper. The effect runs before those of the providers above it, which is when they subscribe.
 */
export function useTransitionNavigation(): void {
  useLayoutEffect(() => {
    const router = window.__remixRouter;
    const { subscribe } = router;
    router.subscribe = (listener) =>
      subscribe((state, options) => {
        if (changesPage(state)) stopWaitingForView();
        startTransition(() => listener(state, options));
      });
    return () => {
      router.subscribe = subscribe;
    };
  }, []);
}
