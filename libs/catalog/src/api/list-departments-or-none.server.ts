import { withUnavailableFallback } from '@vyloha/http-client';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { CategoryTile } from '../model/category/category-page-data';
import { departmentsResponse, isLastPage } from '../model/category/department-response';

/** A backend that goes on for ever must not keep a page waiting. */
const maxPages = 50;
const path = '/api/v1/product-categories';

/** The departments on one page of the categories. */
async function readPage(store: Pick<StoreClient, 'send'>, query: { perPage: number; page: number }) {
  const call = { method: 'GET', path, query, schema: departmentsResponse, shared: true, optional: true } as const;
  const response = await store.send(call);
  return { departments: unwrap(response), isLast: !response.ok || isLastPage(response.meta) };
}

/**
 * The departments of the shop; none when the backend does not respond. Cached for all shoppers. They may be on any page
 * of the categories, so all pages are read.
 */
export function listDepartmentsOrNone(
  store: Pick<StoreClient, 'send'>,
  perPage: number,
): Promise<readonly CategoryTile[]> {
  async function readAll(): Promise<readonly CategoryTile[]> {
    const found = new Map<string, CategoryTile>();
    for (let page = 1; page <= maxPages; page += 1) {
      const { departments, isLast } = await readPage(store, { perPage, page });
      for (const department of departments) found.set(department.id, department);
      if (isLast) break;
    }
    return [...found.values()];
  }
  return withUnavailableFallback(readAll(), () => []);
}
