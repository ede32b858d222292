import type { Translated } from '@vyloha/contract';
import type { PageMeta } from './page-meta';

/** What a page's head says; `canonical` is an own path, for all languages or for each. */
export interface PageTags {
  title: string;
  description?: string;
  robots?: string;
  canonical?: string | Translated;
}

/** The page's own title and address, unless the editors say otherwise. */
export function toPageTags(title: string, meta: PageMeta | null, canonical?: string | Translated): PageTags {
  const robots = [
    ...(meta?.isIndexed === false ? ['noindex'] : []),
    ...(meta?.isFollowed === false ? ['nofollow'] : []),
  ];
  return {
    title: meta?.title ?? title,
    ...(meta?.description && { description: meta.description }),
    ...(robots.length > 0 && { robots: robots.join(',') }),
    ...(canonical && { canonical }),
  };
}
