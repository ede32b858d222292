import { waitForIdleOrInteraction, lazyNamed } from '@vyloha/ui';
import { HeroControls } from './hero-controls';

/** Rendered on the server, hydrated later: the banners scroll without it. */
export const DeferredHeroControls = import.meta.env.SSR
  ? HeroControls
  : lazyNamed(() => import('./hero-controls'), 'HeroControls', waitForIdleOrInteraction);
