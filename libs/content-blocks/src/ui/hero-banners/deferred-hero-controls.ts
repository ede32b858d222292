import { waitForIdleOrInteraction } from '@vyloha/ui';
import { lazy } from 'react';
import { HeroControls } from './hero-controls';

/** Rendered on the server, hydrated later: the banners scroll without it. */
export const DeferredHeroControls = import.meta.env.SSR
  ? HeroControls
  : lazy(async () => {
      await waitForIdleOrInteraction();
      return { default: (await import('./hero-controls')).HeroControls };
    });
