import { startTransition, useLayoutEffect } from 'react';

/**
 * Makes every news of the router a transition. Remix tells the page's address to React as an urgent update, and parts that
 * have not come alive by then would be thrown away and made anew; a transition waits for them. The effect runs before
 * those of the providers above it, which is when they begin to listen.
 */
export function useGentleNavigation(): void {
  useLayoutEffect(() => {
    const router = window.__remixRouter;
    const { subscribe } = router;
    router.subscribe = (listen) => subscribe((...news) => startTransition(() => listen(...news)));
    return () => {
      router.subscribe = subscribe;
    };
  }, []);
}
