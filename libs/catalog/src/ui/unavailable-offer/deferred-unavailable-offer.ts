import { lazy } from 'react';
import { UnavailableOffer } from './unavailable-offer';

/** Few products cannot be bought, so the script is loaded only where it is needed. */
export const DeferredUnavailableOffer = import.meta.env.SSR
  ? UnavailableOffer
  : lazy(async () => ({ default: (await import('./unavailable-offer')).UnavailableOffer }));
