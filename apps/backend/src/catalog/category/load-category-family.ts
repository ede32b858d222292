import { and, asc, inArray, or } from 'drizzle-orm';
import { toImage, withFallback } from '../../content/content-shapes';
import { category } from '../../database/schema';
import type { CatalogContext } from '../catalog-context';
import { groupBy } from '../group-by';
import { isVisibleTo } from '../visible-to';
import type { CategoryLink } from './category-shapes';
import type { CategoryRow } from './load-catalogue-rows';

export interface CategoryFamily {
  /** From the root down. */
  ancestorsOf(row: CategoryRow): CategoryLink[];
  /** In the shop's order. */
  childrenOf(row: CategoryRow): CategoryLink[];
}

/** Ancestors and children of all these categories, in one statement. */
export async function loadCategoryFamily(
  { db, groups }: Pick<CatalogContext, 'db' | 'groups'>,
  rows: readonly CategoryRow[],
): Promise<CategoryFamily> {
  const ids = rows.map(({ id }) => id);
  const ancestorIds = [...new Set(rows.flatMap((row) => row.ancestorIds))];
  const relatives = await db
    .select({
      id: category.id,
      parentId: category.parentId,
      title: category.title,
      path: category.path,
      imageKey: category.imageKey,
      productCount: category.productCount,
    })
    .from(category)
    .where(
      and(
        or(inArray(category.parentId, ids), inArray(category.id, ancestorIds)),
        isVisibleTo(category.visibleToGroups, groups),
      ),
    )
    .orderBy(asc(category.position), asc(category.id));
  const byId = new Map(relatives.map((row) => [row.id, row]));
  const byParent = groupBy(relatives, ({ parentId }) => parentId);
  return {
    ancestorsOf: (row) => row.ancestorIds.flatMap((id) => byId.get(id) ?? []).map(toLink),
    childrenOf: (row) => (byParent.get(row.id) ?? []).map(toLink),
  };
}

type Relative = Pick<CategoryRow, 'id' | 'title' | 'path' | 'imageKey' | 'productCount'>;

/** A category as others lead to it. */
export function toLink({ id, title, path, imageKey, productCount }: Relative): CategoryLink {
  const shown = withFallback(title);
  return { _id: id, title: shown, path: withFallback(path), image: toImage(imageKey, shown), productCount };
}
