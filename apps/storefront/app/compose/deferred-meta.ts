import { Meta } from '@remix-run/react';
import { waitForInteraction } from '@vyloha/ui';
import { lazy } from 'react';
import { remixMeta } from './page-meta';

let metaFunction: typeof remixMeta = import.meta.env.SSR ? remixMeta : () => [];

/** The `meta` of every page. */
export const pageMeta: typeof remixMeta = (page) => metaFunction(page);

/** The page's meta tags. Search engines read the server's; a browser needs them only for the title after navigation. */
export const DeferredMeta = import.meta.env.SSR
  ? Meta
  : lazy(async () => {
      await waitForInteraction();
      metaFunction = (await import('./page-meta')).remixMeta;
      return { default: Meta };
    });
