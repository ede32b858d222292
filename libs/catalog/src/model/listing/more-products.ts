import { sameOriginPathOrNull, paths } from '@vyloha/links';
import type { CategoryPageData } from '../category/category-page-data';

/** Products of one page of a list, with the banners between them. */
export type MoreProducts = Pick<CategoryPageData, 'products' | 'banners'>;

const listKey = 'seznam';

/** @param listPath address of the requested page of the list */
export function moreProductsUrl(listPath: string): string {
  return `${paths.moreProducts()}?${new URLSearchParams({ [listKey]: listPath })}`;
}

/** The requested page of a list; `null` where it is not an address of this shop. */
export function parseMoreProductsQuery(search: URLSearchParams): string | null {
  return sameOriginPathOrNull(search.get(listKey));
}
