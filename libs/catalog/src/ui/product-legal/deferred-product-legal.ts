import { waitForInteraction } from '@vyloha/ui';
import { lazy } from 'react';
import { ProductLegal } from './product-legal';

/** Rendered on the server, hydrated later: it is text and links, which need no script. */
export const DeferredProductLegal = import.meta.env.SSR
  ? ProductLegal
  : lazy(async () => {
      await waitForInteraction();
      return { default: (await import('./product-legal')).ProductLegal };
    });
