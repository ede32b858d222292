import { withUnavailableFallback } from '@vyloha/http-client';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import * as v from 'valibot';
import type { CategoryTile } from '../model/category/category-page-data';
import { departmentsResponse } from '../model/category/department-response';

/** A backend that goes on for ever must not keep a page waiting. */
const maxPages = 50;

/** Without them there is one page. */
const pageMeta = v.object({ currentPage: v.number(), totalPages: v.number() });

/** The departments on one page of the categories. */
async function readPage(store: StoreClient, perPage: number, page: number) {
  const response = await store.send({
    method: 'GET',
    path: '/api/v1/product-categories',
    query: { perPage, page },
    schema: departmentsResponse,
    shared: true,
    optional: true,
  });
  const departments = unwrap(response);
  const meta = v.safeParse(pageMeta, response.ok ? response.meta : null);
  return { departments, isLast: !meta.success || meta.output.currentPage >= meta.output.totalPages };
}

/**
 * The departments of the shop; none when the backend does not respond. Cached for all shoppers. They may be on any page
 * of the categories, so all pages are read.
 */
export function listDepartmentsOrNone(store: StoreClient, perPage: number): Promise<readonly CategoryTile[]> {
  async function readAll(): Promise<readonly CategoryTile[]> {
    const found = new Map<string, CategoryTile>();
    for (let page = 1; page <= maxPages; page += 1) {
      const { departments, isLast } = await readPage(store, perPage, page);
      for (const department of departments) found.set(department.id, department);
      if (isLast) break;
    }
    return [...found.values()];
  }
  return withUnavailableFallback(readAll(), () => []);
}
