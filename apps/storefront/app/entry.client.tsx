import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnPreloadError } from './compose/errors/reload-guard';

reloadOnPreloadError();
// The development server has it load again what changed since.
import.meta.hot?.send('vyloha:loaded', { requestedAt: performance.timeOrigin });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
