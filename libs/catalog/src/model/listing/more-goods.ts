import { ownPathOrNull } from '@vyloha/links';
import type { CategoryPageData } from '../category/category-page-data';

/** Goods of one page of a list, with the banners between them. */
export type MoreGoods = Pick<CategoryPageData, 'products' | 'banners'>;

/** Where browsers ask for further goods of a list that they already show. */
export const moreGoodsPath = '/dalsi-zbozi';
const listKey = 'seznam';

/** @param list address of the page of the list whose goods are wanted */
export function moreGoodsAddress(list: string): string {
  return `${moreGoodsPath}?${new URLSearchParams({ [listKey]: list })}`;
}

/** The page of a list that is asked for; `null` where it is none of this shop. */
export function parseMoreGoodsAddress(search: URLSearchParams): string | null {
  return ownPathOrNull(search.get(listKey));
}
