import { waitForIdleOrInteraction } from '@vyloha/ui';
import { lazy } from 'react';
import { ProductComments } from './product-comments';

/** Rendered on the server, hydrated later: below the product no script is needed at once. */
export const DeferredProductComments = import.meta.env.SSR
  ? ProductComments
  : lazy(async () => {
      await waitForIdleOrInteraction();
      return { default: (await import('./product-comments')).ProductComments };
    });
