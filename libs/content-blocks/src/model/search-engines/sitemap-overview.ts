import type { MetaTags } from './meta-tags';

/** A file of the sitemap as shown to the shop's staff. */
export interface SitemapPartView {
  to: string;
  /** Kind of its pages; a translation key. */
  type: string;
  total: number;
  lastModified: string | null;
}

export interface SitemapOverviewData {
  parts: readonly SitemapPartView[];
  meta: MetaTags;
}
