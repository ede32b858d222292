import { waitForInteraction, lazyNamed } from '@vyloha/ui';
import { EditorialSections } from './editorial-sections';

/** Rendered on the server, hydrated later: below the products no script is needed at once. */
export const DeferredEditorialSections = import.meta.env.SSR
  ? EditorialSections
  : lazyNamed(() => import('./editorial-sections'), 'EditorialSections', waitForInteraction);
