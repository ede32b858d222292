import { waitForInteraction, lazyNamed } from '@vyloha/ui';
import { ProductLegal } from './product-legal';

/** Rendered on the server, hydrated later: it is text and links, which need no script. */
export const DeferredProductLegal = import.meta.env.SSR
  ? ProductLegal
  : lazyNamed(() => import('./product-legal'), 'ProductLegal', waitForInteraction);
