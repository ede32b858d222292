import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { brand, category, product } from '../../../database/schema';
import type { CatalogContext } from '../../catalog-context';

/** Goods for everybody, and those open to one of the asker's groups. */
export function isVisibleTo(groups: readonly string[]): SQL {
  const everybody = sql`${product.visibleToGroups} = '{}'`;
  if (groups.length === 0) return everybody;
  const own = sql.join(
    groups.map((group) => sql`${group}`),
    sql`, `,
  );
  return sql`(${everybody} or ${product.visibleToGroups} && array[${own}]::text[])`;
}

/** Products with their category and brand, in no particular order. */
export function loadProductRows({ db, groups }: CatalogContext, productIds: readonly string[]) {
  return db
    .select({
      product,
      category: { title: category.title, path: category.path, ancestorIds: category.ancestorIds },
      brand: { id: brand.id, title: brand.title, link: brand.link },
    })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(and(inArray(product.id, [...productIds]), isVisibleTo(groups)));
}

export type ProductRow = Awaited<ReturnType<typeof loadProductRows>>[number];
