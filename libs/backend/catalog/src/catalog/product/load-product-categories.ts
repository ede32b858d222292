import { and, eq, sql } from 'drizzle-orm';
import { isOneOf } from '@vyloha/backend-kernel';
import type { CatalogContext } from '../catalog-context';
import { category, product } from '../tables';
import { isProductVisibleTo } from '../visible-to';

/** The categories that contain each product, at any level, by its id; products hidden from the caller's groups are left out. */
export async function loadProductCategories(
  { db, groups }: Pick<CatalogContext, 'db' | 'groups'>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ id: product.id, categoryIds: sql<string[]>`${category.ancestorIds} || ${category.id}` })
    .from(product)
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(and(isOneOf(product.id, ids), isProductVisibleTo(product, groups)));
  return new Map(rows.map(({ id, categoryIds }) => [id, categoryIds]));
}
