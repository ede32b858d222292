import { lazyNamed } from '@vyloha/ui';
import { UnavailableOffer } from './unavailable-offer';

/** Few products cannot be bought, so the script is loaded only where it is needed. */
export const DeferredUnavailableOffer = import.meta.env.SSR
  ? UnavailableOffer
  : lazyNamed(() => import('./unavailable-offer'), 'UnavailableOffer');
