import { waitForInteraction, lazyNamed } from '@vyloha/ui';
import { PriceWatch } from './price-watch';

/** Rendered on the server, hydrated later: few shoppers open it, and it works without script. */
export const DeferredPriceWatch = import.meta.env.SSR
  ? PriceWatch
  : lazyNamed(() => import('./price-watch'), 'PriceWatch', waitForInteraction);
