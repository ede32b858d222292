import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { brand, category, product } from '../../tables';
import type { CatalogContext } from '../../catalog-context';
import { pricedIn } from '../../pricing/priced-in';
import { isProductVisibleTo } from '../../visible-to';

const productColumns = {
  ...getTableColumns(product),
  category: { title: category.title, path: category.path, ancestorIds: category.ancestorIds },
  pricedIn: pricedIn(product.id),
  brand: { id: brand.id, title: brand.title, link: brand.link },
};

/** Products with their category and brand, in no particular order. */
export function loadProductRows({ db, groups }: CatalogContext, productIds: readonly string[]) {
  return db
    .select(productColumns)
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(and(inArray(product.id, [...productIds]), isProductVisibleTo(product, groups)));
}

export type ProductRow = Awaited<ReturnType<typeof loadProductRows>>[number];
