import type { PageMeta, Translated } from '@vyloha/contract';

/** Meta tags of a page; addresses are internal paths. */
export interface MetaTags {
  title: string;
  description?: string;
  robots?: string;
  canonical?: Translated;
  image?: string;
  type?: 'article';
  /** Own path of the feed with the items of this page. */
  feed?: string;
}

/** The robots directive, where there is a restriction. */
export function toRobotsDirective({
  isIndexed,
  isFollowed,
}: Pick<PageMeta, 'isIndexed' | 'isFollowed'>): string | null {
  const directives = [...(isIndexed ? [] : ['noindex']), ...(isFollowed ? [] : ['nofollow'])];
  return directives.length === 0 ? null : directives.join(',');
}
