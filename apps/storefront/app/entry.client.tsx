import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnPreloadError } from './compose/errors/reload-guard';
import { waitForPageData } from './compose/root/wait-for-page-data';

reloadOnPreloadError();
// The development server has it load again what changed since.
import.meta.hot?.send('vyloha:loaded', { requestedAt: performance.timeOrigin });

async function hydrate(): Promise<void> {
  await window.pageModules;
  await waitForPageData();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

void hydrate();
