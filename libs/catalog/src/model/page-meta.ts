import type { Translated } from '@vyloha/contract';

/** What a page says of itself to search engines and where it is shared; addresses are own paths. */
export interface PageMeta {
  title: string;
  description?: string;
  keywords?: string;
  canonical?: Translated;
  robots?: string;
  image?: string;
  type?: 'product';
}
