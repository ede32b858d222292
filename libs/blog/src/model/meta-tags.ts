import type { Translated } from '@vyloha/contract';

/** Meta tags of a page; addresses are internal paths. */
export interface MetaTags {
  title: string;
  description?: string;
  keywords?: string;
  robots?: string;
  canonical?: Translated;
  image?: string;
  type?: 'article';
  /** Own path of the feed with the items of this page. */
  feed?: string;
}
