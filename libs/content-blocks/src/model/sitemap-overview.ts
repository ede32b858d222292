import type { PageTags } from './page-tags';

/** A file of the sitemap as the shop's people see it. */
export interface ShownSitemapPart {
  to: string;
  /** What its pages are; a key of their name. */
  type: string;
  total: number;
  lastModified: string | null;
}

export interface SitemapOverviewData {
  parts: readonly ShownSitemapPart[];
  meta: PageTags;
}
