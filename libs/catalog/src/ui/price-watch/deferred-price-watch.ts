import { waitForInteraction } from '@vyloha/ui';
import { lazy } from 'react';
import { PriceWatch } from './price-watch';

/** Rendered on the server, hydrated later: few shoppers open it, and it works without script. */
export const DeferredPriceWatch = import.meta.env.SSR
  ? PriceWatch
  : lazy(async () => {
      await waitForInteraction();
      return { default: (await import('./price-watch')).PriceWatch };
    });
