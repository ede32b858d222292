import { waitForInteraction } from '@vyloha/ui';
import { lazy } from 'react';
import { EditorialSections } from './editorial-sections';

/** Rendered on the server, hydrated later: below the products no script is needed at once. */
export const DeferredEditorialSections = import.meta.env.SSR
  ? EditorialSections
  : lazy(async () => {
      await waitForInteraction();
      return { default: (await import('./editorial-sections')).EditorialSections };
    });
