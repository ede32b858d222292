import { startTransition, useLayoutEffect } from 'react';

/**
 * Makes every update of the router a transition. Remix passes the page's location to React as an urgent update, which
 * discards the server's HTML of parts that are not hydrated yet; a transition waits for them. The effect runs before
 * those of the providers above it, which is when they subscribe.
 */
export function useTransitionNavigation(): void {
  useLayoutEffect(() => {
    const router = window.__remixRouter;
    const { subscribe } = router;
    router.subscribe = (listener) => subscribe((...args) => startTransition(() => listener(...args)));
    return () => {
      router.subscribe = subscribe;
    };
  }, []);
}
