import { waitForInteraction, lazyNamed } from '@vyloha/ui';
import { GiftSelection } from './gift-selection';

/** Rendered on the server, hydrated later: few carts have gifts to choose, and it works without script. */
export const DeferredGiftSelection = import.meta.env.SSR
  ? GiftSelection
  : lazyNamed(() => import('./gift-selection'), 'GiftSelection', waitForInteraction);
