import type { PageMeta, Translated } from '@vyloha/contract';

/** Meta tags of a page; `canonical` is an internal path, for all languages or for each. */
export interface MetaTags {
  title: string;
  description?: string;
  robots?: string;
  canonical?: string | Translated;
}

/** The page's own title and path, unless overridden by editors. */
export function toMetaTags(title: string, meta: PageMeta | null, canonical?: string | Translated): MetaTags {
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
