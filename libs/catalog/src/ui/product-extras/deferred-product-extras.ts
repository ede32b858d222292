import { lazyNamed, waitForInteraction } from '@vyloha/ui';
import { ProductExtras } from './product-extras';

/** Rendered on the server, hydrated later: documents and the video are links until then. */
export const DeferredProductExtras = import.meta.env.SSR
  ? ProductExtras
  : lazyNamed(() => import('./product-extras'), 'ProductExtras', waitForInteraction);
