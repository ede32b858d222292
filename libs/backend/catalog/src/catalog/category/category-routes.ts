import { pickTranslation } from '@vyloha/contract';
import { pageIndex } from '@vyloha/links';
import { asc, count, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { category } from '../tables';
import { type Route, defineRoute, queryList, queryNumber } from '@vyloha/backend-kernel';
import { pictureOf, pictureSchema } from '@vyloha/backend-shop';
import { checkPermissionsFlag } from '../check-permissions';
import { isCategoryVisibleTo } from '@vyloha/backend-content';
import { categorySchema } from './category-shapes';
import { findCatalogue } from './find-catalogue';
import { maxCategories } from './load-catalogue-rows';

const keys = v.optional(queryList(maxCategories));

const lookup = defineRoute({
  method: 'GET',
  url: '/cms/catalog/category',
  readsReplica: true,
  summary: 'Categories, virtual and filtered categories, and brands by id or address',
  access: 'permissions',
  query: v.object({ ids: keys, slugs: keys, checkPermissions: checkPermissionsFlag }),
  response: v.object({ entities: v.array(categorySchema) }),
  handler: async (ctx, { query: { ids, slugs, checkPermissions } }) => {
    const groups = checkPermissions === 'true' ? ctx.groups : [];
    return { entities: await findCatalogue({ ...ctx, groups }, { ids, slugs }) };
  },
});

const treeSchema = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      parentId: v.nullable(v.string()),
      name: v.string(),
      slug: v.string(),
      path: v.string(),
      position: v.number(),
      productCount: v.number(),
      mainImage: v.nullable(pictureSchema),
    }),
  ),
  currentPage: v.number(),
  totalPages: v.number(),
});

const tree = defineRoute({
  method: 'GET',
  url: '/store/api/v1/product-categories',
  readsReplica: true,
  summary: 'The whole tree of categories a page at a time, parents before their children',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: maxCategories, defaultValue: maxCategories }),
  }),
  response: treeSchema,
  handler: async ({ db, locale }, { query: { page, perPage } }) => {
    const visible = isCategoryVisibleTo(category.id, []);
    const [rows, [all]] = await Promise.all([
      db
        .select()
        .from(category)
        .where(visible)
        .orderBy(sql`cardinality(${category.ancestorIds})`, asc(category.position), asc(category.id))
        .limit(perPage)
        .offset(pageIndex(page) * perPage),
      db.select({ total: count() }).from(category).where(visible),
    ]);
    const data = rows.map(({ id, parentId, title, slug, path, position, productCount, imageKey }) => {
      const name = pickTranslation(title, locale);
      const translatedFields = {
        name,
        slug: pickTranslation(slug, locale),
        path: pickTranslation(path, locale),
        mainImage: pictureOf(imageKey, name),
      };
      return { id, parentId, position, productCount, ...translatedFields };
    });
    return { data, currentPage: page, totalPages: Math.max(Math.ceil((all?.total ?? 0) / perPage), 1) };
  },
});

export const categoryRoutes: readonly Route[] = [lookup, tree];
