import { Meta } from '@remix-run/react';
import { idleOrUsed } from '@vyloha/ui';
import { lazy } from 'react';
import { tagsForRemix } from './page-meta';

let written: typeof tagsForRemix = import.meta.env.SSR ? tagsForRemix : () => [];

/** The `meta` of every page. */
export const pageMeta: typeof tagsForRemix = (page) => written(page);

/** The tags of the page. Search engines read the server's; a browser needs them for the next page's title only. */
export const LateTags = import.meta.env.SSR
  ? Meta
  : lazy(async () => {
      await idleOrUsed();
      written = (await import('./page-meta')).tagsForRemix;
      return { default: Meta };
    });
