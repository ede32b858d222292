import { lazyNamed, waitForInteraction } from '@vyloha/ui';
import { BuyingNotes } from './buying-notes';

/** Rendered on the server, hydrated later: it is text, links and disclosures, which need no script. */
export const DeferredBuyingNotes = import.meta.env.SSR
  ? BuyingNotes
  : lazyNamed(() => import('./buying-notes'), 'BuyingNotes', waitForInteraction);
