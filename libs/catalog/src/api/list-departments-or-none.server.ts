import { withUnavailableFallback } from '@vyloha/http-client';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import type { CategoryTile } from '../model/category/category-page-data';
import { departmentsResponse } from '../model/category/department-response';

/**
 * The departments of the shop; none when the backend does not respond. Cached for all shoppers. Parents come before
 * their children, so all departments are on the first page, the only one that is read.
 */
export function listDepartmentsOrNone(store: StoreClient, perPage: number): Promise<readonly CategoryTile[]> {
  const query = { perPage, page: 1 };
  const request = store.send({
    method: 'GET',
    path: '/api/v1/product-categories',
    query,
    schema: departmentsResponse,
    shared: true,
    optional: true,
  });
  return withUnavailableFallback(request.then(unwrap), () => []);
}
