import { sameOriginPathOrNull, paths } from '@vyloha/links';
import type { CategoryPageData } from '../category/category-page-data';

/** Products of one page of a list, with the banners between them. */
export type MoreProducts = Pick<CategoryPageData, 'products' | 'banners'>;

const listKey = 'seznam';

/** The query of a request about the list at this address. */
export function listQuery(listPath: string): string {
  return new URLSearchParams({ [listKey]: listPath }).toString();
}

/** @param listPath address of the requested page of the list */
export function moreProductsUrl(listPath: string): string {
  return `${paths.moreProducts()}?${listQuery(listPath)}`;
}

/** The address of the list in question; `null` where it is not an address of this shop. */
export function parseListQuery(search: URLSearchParams): string | null {
  return sameOriginPathOrNull(search.get(listKey));
}
