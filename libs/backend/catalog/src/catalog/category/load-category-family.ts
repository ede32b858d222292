import { and, asc, or } from 'drizzle-orm';
import { withDefaultTranslations } from '@vyloha/contract';
import { isCategoryVisibleTo, toImage } from '@vyloha/backend-content';
import { category } from '../tables';
import type { CatalogContext } from '../catalog-context';
import { groupBy, isOneOf } from '@vyloha/backend-kernel';
import type { CategoryLink } from './category-shapes';
import type { CategoryRow } from './load-catalogue-rows';

export interface CategoryFamily {
  /** From the root down. */
  ancestorsOf(row: CategoryRow): CategoryLink[];
  /** In the configured order. */
  childrenOf(row: CategoryRow): CategoryLink[];
}

/** Ancestors and children of all these categories, in one statement. */
export async function loadCategoryFamily(
  { db, groups }: Pick<CatalogContext, 'db' | 'groups'>,
  rows: readonly CategoryRow[],
): Promise<CategoryFamily> {
  if (rows.length === 0) return { ancestorsOf: () => [], childrenOf: () => [] };
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
        or(isOneOf(category.parentId, ids), isOneOf(category.id, ancestorIds)),
        isCategoryVisibleTo(category.id, groups),
      ),
    )
    .orderBy(asc(category.position), asc(category.id));
  const relativesById = new Map(relatives.map((row) => [row.id, row]));
  const childrenByParentId = groupBy(relatives, ({ parentId }) => parentId);
  return {
    ancestorsOf: (row) => row.ancestorIds.flatMap((id) => relativesById.get(id) ?? []).map(toLink),
    childrenOf: (row) => (childrenByParentId.get(row.id) ?? []).map(toLink),
  };
}

type Relative = Pick<CategoryRow, 'id' | 'title' | 'path' | 'imageKey' | 'productCount'>;

/** A category as a link from other categories. */
export function toLink({ id, title, path, imageKey, productCount }: Relative): CategoryLink {
  const displayTitle = withDefaultTranslations(title);
  return {
    _id: id,
    title: displayTitle,
    path: withDefaultTranslations(path),
    image: toImage(imageKey, displayTitle),
    productCount,
  };
}
