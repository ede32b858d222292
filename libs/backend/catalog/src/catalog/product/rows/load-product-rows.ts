import { and, eq, getTableColumns } from 'drizzle-orm';
import { isOneOf } from '@vyloha/backend-kernel';
import { locales } from '@vyloha/contract';
import { searchColumn } from '@vyloha/backend-kernel/tables';
import { shopVersionId } from '@vyloha/backend-shop';
import { brand, category, product } from '../../tables';
import type { CatalogContext } from '../../catalog-context';
import { pricedIn } from '../../pricing/priced-in';
import { isProductVisibleTo } from '../../visible-to';

type SearchColumn = ReturnType<typeof searchColumn>;

/** Without what is searched, which takes as long to read as all the others. `Object.fromEntries` forgets the names of the keys. */
const shownColumns = Object.fromEntries(
  Object.entries(getTableColumns(product)).filter(([name]) => !locales.some((locale) => name === searchColumn(locale))),
) as Omit<ReturnType<typeof getTableColumns<typeof product>>, SearchColumn>;

const productColumns = {
  ...shownColumns,
  category: { title: category.title, path: category.path, ancestorIds: category.ancestorIds },
  pricedIn: pricedIn(product.id),
  /** Read with the first of a product's statements: what is shared by all shoppers is of this version. */
  shopVersion: shopVersionId,
  brand: { id: brand.id, title: brand.title, link: brand.link },
};

/** Products with their category and brand, in no particular order. */
export function loadProductRows({ db, groups }: CatalogContext, productIds: readonly string[]) {
  return db
    .select(productColumns)
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(and(isOneOf(product.id, productIds), isProductVisibleTo(product, groups)));
}

export type ProductRow = Awaited<ReturnType<typeof loadProductRows>>[number];
