import { byLocale } from '@vyloha/contract';
import type { VirtualCategoryRule } from '../tables';
import { toLink, type CategoryFamily } from './load-category-family';
import type { FilteredCategoryRow } from './load-filtered-categories';
import type { BrandRow, CategoryRow, VirtualCategoryRow } from './load-catalogue-rows';
import { toCatalogueData } from './to-catalogue-data';

/** A catalogue page of each kind, without the articles it references. */
export function toCategory(row: CategoryRow, family: CategoryFamily) {
  return {
    kind: 'category' as const,
    ...toCatalogueData(row),
    ancestors: family.ancestorsOf(row),
    children: family.childrenOf(row),
    productCount: row.productCount,
  };
}

/** The product filter that defines a virtual category. */
export function toSlicing({ tags = [], categories = [], parameters = [], priceRange }: VirtualCategoryRule) {
  return {
    sliced_tags: tags,
    parameters,
    sliced_categories: categories,
    price_range:
      priceRange === undefined
        ? null
        : { price_from: priceRange.from, price_to: priceRange.to, currency_code: priceRange.currencyCode },
  };
}

export function toVirtualCategory(row: VirtualCategoryRow, productCount: number) {
  return {
    kind: 'virtual_category' as const,
    ...toCatalogueData(row),
    ancestors: [],
    children: [],
    productCount,
    ...toSlicing(row.rule),
  };
}

/** A filtered category; its breadcrumbs go through the category it filters. */
export function toFilteredCategory(row: FilteredCategoryRow, family: CategoryFamily) {
  const { category, parameters, productCount } = row;
  return {
    kind: 'filtered_category' as const,
    ...toCatalogueData(row),
    store_category: category.id,
    ancestors: [...family.ancestorsOf(category), toLink(category)],
    children: [],
    productCount,
    parameters,
  };
}

/** A brand's name is the same in every language. */
export function toBrandCategory({ id, title, link, description, imageKey }: BrandRow, productCount: number) {
  const translated = (text: string) => byLocale(() => text);
  const row = { id, title: translated(title), path: translated(link), description, imageKey, presentation: {} };
  return { kind: 'brand' as const, ...toCatalogueData(row), ancestors: [], children: [], productCount };
}
