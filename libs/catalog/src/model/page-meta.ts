import type { Translated } from '@vyloha/contract';

/** Meta data for search engines and social networks; addresses are paths of this shop. */
export interface PageMeta {
  title: string;
  description?: string;
  keywords?: string;
  canonical?: Translated;
  robots?: string;
  image?: string;
  pricedIn?: readonly string[] | null;
  type?: 'product';
}
