import type { PageMeta, Translated } from '@vyloha/contract';
import { editorsMetaTags } from '@vyloha/links';

/** Meta tags of a page; `canonical` is an internal path, for all languages or for each. */
export interface MetaTags {
  title: string;
  description?: string;
  keywords?: string;
  image?: string;
  robots?: string;
  canonical?: string | Translated;
}

/** The page's own title and path, unless overridden by editors. */
export function toMetaTags(title: string, meta: PageMeta | null, canonical?: string | Translated): MetaTags {
  return {
    title: meta?.title ?? title,
    ...(meta && editorsMetaTags(meta)),
    ...(canonical && { canonical }),
  };
}
