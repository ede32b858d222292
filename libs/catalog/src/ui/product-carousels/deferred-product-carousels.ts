import { waitForIdleOrInteraction } from '@vyloha/ui';
import { lazy } from 'react';
import { ProductCarousels } from './product-carousels';

/** Rendered on the server, hydrated later: below the main content no script is needed at once. */
export const DeferredProductCarousels = import.meta.env.SSR
  ? ProductCarousels
  : lazy(async () => {
      await waitForIdleOrInteraction();
      return { default: (await import('./product-carousels')).ProductCarousels };
    });
