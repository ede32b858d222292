import { type CategoryRow, type VirtualCategoryRow, toCatalogueData, toSlicing } from '@vyloha/backend-catalog';

/** A category as resolvers pass it on; relatives and articles are looked up on request. */
export function toCategoryNode(row: CategoryRow) {
  return { __typename: 'Category' as const, row, ...toCatalogueData(row), productCount: row.productCount };
}

export function toVirtualCategoryNode(row: VirtualCategoryRow) {
  return { __typename: 'VirtualCategory' as const, row, ...toCatalogueData(row), ...toSlicing(row.rule) };
}

export type CategoryNode = ReturnType<typeof toCategoryNode>;
export type VirtualCategoryNode = ReturnType<typeof toVirtualCategoryNode>;
