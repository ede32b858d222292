import { Meta } from '@remix-run/react';
import { idleOrUsed } from '@vyloha/ui';
import { lazy } from 'react';
import { pageMeta } from './page-meta';

let written: typeof pageMeta = import.meta.env.SSR ? pageMeta : () => [];

/** The `meta` of every page. */
export const meta: typeof pageMeta = (page) => written(page);

/** The tags of the page. Search engines read the server's; a browser needs them for the next page's title only. */
export const LateTags = import.meta.env.SSR
  ? Meta
  : lazy(async () => {
      await idleOrUsed();
      written = (await import('./page-meta')).pageMeta;
      return { default: Meta };
    });
