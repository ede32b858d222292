import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import { isOneOf } from '@vyloha/backend-kernel';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hasAddress, isCategoryVisibleTo, preferLocale } from '@vyloha/backend-content';
import { brand, category, virtualCategory } from '../tables';
import type { CatalogContext } from '../catalog-context';

/** Which catalogue pages to load; when both kinds of key are given, a page must match both. */
export interface CatalogueSearch {
  ids?: readonly string[] | undefined;
  slugs?: readonly string[] | undefined;
  where?: SQL | undefined;
  skip?: number | undefined;
  limit?: number | undefined;
}

export const maxCategories = 200;

function toSearchCondition(
  { ids, slugs, where }: CatalogueSearch,
  id: AnyPgColumn,
  path: AnyPgColumn,
): SQL | undefined {
  return and(
    ids === undefined ? undefined : isOneOf(id, ids),
    slugs === undefined ? undefined : hasAddress(path, slugs),
    where,
  );
}

const bounds = ({ skip = 0, limit = maxCategories }: CatalogueSearch) => ({
  skip: Math.max(skip, 0),
  limit: Math.min(Math.max(limit, 0), maxCategories),
});

type Reader = Pick<CatalogContext, 'db' | 'locale' | 'groups'>;

export async function loadCategoryRows({ db, locale, groups }: Reader, search: CatalogueSearch) {
  const { skip, limit } = bounds(search);
  const rows = await db
    .select()
    .from(category)
    .where(and(toSearchCondition(search, category.id, category.path), isCategoryVisibleTo(category.id, groups)))
    .orderBy(sql`cardinality(${category.ancestorIds})`, asc(category.position), asc(category.id))
    .limit(limit)
    .offset(skip);
  return preferLocale(rows, search.slugs ?? [], ({ path }) => path, locale);
}

export async function loadVirtualCategoryRows({ db, locale }: Reader, search: CatalogueSearch) {
  const { skip, limit } = bounds(search);
  const rows = await db
    .select()
    .from(virtualCategory)
    .where(toSearchCondition(search, virtualCategory.id, virtualCategory.path))
    .orderBy(asc(virtualCategory.position), asc(virtualCategory.id))
    .limit(limit)
    .offset(skip);
  return preferLocale(rows, search.slugs ?? [], ({ path }) => path, locale);
}

/** A brand's path is the same in every language. */
export async function loadBrandRows(
  { db }: Pick<Reader, 'db'>,
  { ids, links }: { ids?: readonly string[] | undefined; links?: readonly string[] | undefined },
) {
  return db
    .select()
    .from(brand)
    .where(
      and(
        ids === undefined ? undefined : isOneOf(brand.id, ids),
        links === undefined ? undefined : isOneOf(brand.link, links),
      ),
    )
    .orderBy(desc(brand.weight), asc(brand.id));
}

export type CategoryRow = typeof category.$inferSelect;
export type VirtualCategoryRow = typeof virtualCategory.$inferSelect;
export type BrandRow = typeof brand.$inferSelect;
